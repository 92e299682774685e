import type { Language } from '../Language'

/** German. The verb of giving or knowing stands last: "kann ich dazu leider nichts sagen". */
export const de: Language = {
  code: 'de',
  script: 'latin',
  classes: {
    i: ['ich|wir'],
    not: ['nicht|nichts|keine|keinen|kein|keinerlei|keines|keiner|nie'],
    can: ['kann|können|könnte|könnten|konnte|konnten|darf|dürfen|möchte|möchten|will|werde|werden|vermag'],
    cannot: [
      '{i} {can} ~6 {not}',
      '{can} {i} ~6 {not}',
      '{i} (bin|sind) ~3 (nicht in der lage|nicht imstande|außerstande|nicht befugt|nicht berechtigt|nicht dafür ausgelegt|nicht darauf programmiert|nicht dazu in der lage|nicht autorisiert)',
      '(bin|sind) {i} ~3 (nicht in der lage|nicht imstande|außerstande|nicht befugt)',
    ],
    give: [
      'helfen|weiterhelfen|geben|bereitstellen|anbieten|beantworten|antworten|teilen|erstellen|schreiben|verfassen|generieren|machen|tun|liefern|unterstützen|herausgeben|offenlegen|diskutieren|besprechen|nachkommen|erfüllen|durchführen|ausführen|fortfahren|empfehlen|nennen|kommentieren|dienen|verraten|mitteilen|behilflich sein|zu machen|zu geben|zu helfen|zu beantworten|übernehmen|bearbeiten',
    ],
    know: [
      'sagen|wissen|bestimmen|feststellen|bestätigen|überprüfen|beurteilen|ermitteln|vorhersagen|einschätzen|angeben|erkennen|sicher sein|schließen|herausfinden|entnehmen|verifizieren|ableiten|bewerten|entscheiden|verstehen',
    ],
    reach: [
      'zugreifen|abrufen|öffnen|sehen|lesen|hören|anzeigen|durchsuchen|suchen|einsehen|nachschauen|nachsehen|aufrufen|herunterladen|buchen|senden|abspielen|steuern',
    ],
    info: [
      'information|informationen|daten|angaben|angabe|details|hinweise|hinweis|auskunft|kenntnis|kenntnisse|antwort|aussage|einträge|eintrag|erwähnung|ergebnisse|treffer|unterlagen|quelle|anhaltspunkte',
    ],
    given: [
      'kontext|dokument|dokumente|dokumenten|text|texte|texten|artikel|quelle|quellen|abschnitt|auszug|unterlagen|bericht|datei|dateien|informationen|daten|materialien|handbuch|passage|protokoll|protokolle|protokollen|richtlinie|richtlinientext|wissensdatenbank|suchergebnisse|suchergebnissen|dokumentation|index',
    ],
    mention: [
      'erwähnt|erwähnen|enthält|enthalten|nennt|genannt|angegeben|aufgeführt|beschrieben|sagt|sagen|gibt|geben|liefert|liefern|behandelt|beschreibt|angibt|vorhanden|verfügbar|spezifiziert|hervor|steht|stehen|finden|dokumentiert|abgedeckt|thematisiert|erläutert',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~6 {give}',
      '{i} (muss|müssen) ~4 (ablehnen|verweigern)',
      '{i} (lehne|verweigere|weigere)',
      '(gegen|außerhalb) (meine|meiner|unsere|unserer|die) (richtlinien|grundsätze|prinzipien|regeln|programmierung|nutzungsrichtlinien)',
      '(wäre|ist) ~1 (nicht|un)? (angemessen|ethisch|richtig|vertretbar|möglich) ~1 (für mich|mir|dass ich)',
      'es ist mir nicht (möglich|erlaubt|gestattet)',
      '{i} (kann|können) {not} $',
      '{i} (gebe|erteile|leiste|beantworte|unterstütze) ~4 {not}',
    ],
    inability: [
      '{cannot} ~6 {reach}',
      '{i} (habe|haben) ~2 (keinen|keine) ~1 (zugriff|zugang|möglichkeit|fähigkeit|berechtigung)',
      '(habe|haben) {i} ~2 (keinen|keine) ~1 (zugriff|zugang|möglichkeit|fähigkeit|berechtigung)',
    ],
    unknown: [
      '{i} (weiß|wissen|weiss) ~4 (nicht|leider nicht|nichts)',
      '(weiß|weiss|wissen) {i} ~2 nicht',
      '^ (weiß|weiss|weis) (ich)? nicht',
      '{i} (bin|sind) ~2 (nicht sicher|unsicher|nicht sicher ob|überfragt)',
      '{cannot} ~6 {know}',
      '^ (keine ahnung|unbekannt|unklar|keine angabe|keine angaben|nicht bekannt|nicht angegeben|nicht bestimmbar|weiß nicht|keine antwort)',
      '{i} (habe|haben) ~2 keine (ahnung|idee)',
      '(lässt|lassen) sich ~8 nicht (bestimmen|sagen|beantworten|feststellen|ermitteln|beurteilen|ableiten|entnehmen|klären|schließen)',
      '(kann|können|konnte) ~8 nicht (beantwortet|bestimmt|ermittelt|festgestellt|bestätigt|beurteilt) werden',
      '(ist|war) ~4 nicht (bekannt|möglich zu sagen|zu beantworten|bestimmbar|ersichtlich|eindeutig)',
      '(es ist)? (unmöglich|schwer) zu (sagen|beurteilen|bestimmen)',
      '{i} (kenne|erinnere) ~4 nicht',
    ],
    'no-information': [
      '{i} (habe|haben|finde|finden|besitze|sehe) ~4 (keine|keinen|keinerlei|nicht genügend|nicht genug|nicht ausreichend|keine ausreichenden) ~3 {info}',
      '(habe|haben|liegen|liegt|gibt|sind|konnten|konnte) (ich|wir|mir|uns|es)? ~4 (keine|keinen|keinerlei|nicht genügend|nicht genug|keine ausreichenden) ~3 {info}',
      '{i} (konnte|konnten|kann|können|habe|haben) ~6 (nicht|nichts|keine|keinen) ~6 (finden|gefunden)',
      '^ (keine|keinerlei) ~2 {info}',
      '{given} ~8 {not} ~5 {mention}',
      '{given} ~3 {mention} ~5 (keine|nicht|nichts|keinen|kein)',
      '(in|im|aus|laut) ~4 {given} ~5 (nicht|nichts|keine|keinen) ~4',
      '(fehlt|fehlen) ~4 {info}',
      '{info} ~3 (fehlt|fehlen|reichen nicht|nicht ausreichend)',
    ],
    disclaimer: [
      'als (ki|künstliche|sprachmodell|assistent|ein|eine) ~2',
      '{i} (bin|sind) (nur|lediglich)? (eine|ein) (ki|künstliche|sprachmodell|assistent)',
      '(habe|haben) (ich)? ~2 keine ~1 (meinung|meinungen|gefühle|emotionen|vorlieben|überzeugungen|präferenzen)',
    ],
    bare: ['^ ((tut mir leid|leider|entschuldigung|es tut mir leid))? (aber)? {cannot}'],
    exempt: [
      '(kann|könnte|können) ~3 (nicht genug|nur empfehlen|nicht umhin|kaum erwarten|nicht klagen|nicht besser|nicht leugnen)',
      '(warum|weshalb|wo|wenn|falls|dass) (ich|wir) ~3 {not}',
      'nicht (nur|unbedingt|zwingend)',
      '(keine|keinen) (fehler|probleme|sorge|einwände)',
    ],
    pivot: ['aber|jedoch|allerdings|dennoch|trotzdem|doch|hingegen'],
    concession: ['^ (obwohl|auch wenn|ohne|wenngleich|trotz)'],
    moral: [
      'es ist ~1 (wichtig|entscheidend|wesentlich) ~6 (zu respektieren|respekt|zu beachten|zu bedenken|zu behandeln|zu vermeiden)',
      '(ist|sind|wäre) ~1 (nicht|niemals)? ~1 (ethisch|angemessen|akzeptabel|unangemessen|inakzeptabel|beleidigend|diskriminierend|unethisch)',
    ],
    theme: ['(respekt*|würde|privatsphäre|gewalt|stereotyp*|verallgemeiner*|diskriminier*|vorurteil*)'],
    referral: [
      '{i} (empfehle|rate|schlage) ~2',
      '(bitte)? (wenden sie sich|konsultieren sie|prüfen sie|kontaktieren sie|besuchen sie|wende dich)',
    ],
    courtesy: [
      '(wenn sie|falls sie|gerne|kann ich ihnen|zögern sie nicht|hallo|danke|lassen sie mich wissen|ich verstehe)',
    ],
    apology: [
      '(tut mir leid|leider|entschuldigung|entschuldige|entschuldigen sie|verzeihung|bedauere|bedaure|sorry)',
    ],
    request: [
      '(können|könnten|kannst|könntest|würden) (sie|du) ~6 (angeben|nennen|mitteilen|präzisieren|bereitstellen|sagen|erläutern|klären|geben|konkretisieren|teilen|bestätigen|beschreiben)',
      'bitte ~5 (angeben|nennen|mitteilen|präzisieren|geben sie|nennen sie|teilen sie|präzisieren sie|geben|konkretisieren)',
      '{i} (benötige|brauche|müsste) ~4 (informationen|angaben|wissen|details|nummer|ihre|mehr)',
    ],
    question: [
      '(meinen|meinst|meinten) (sie|du)',
      '(suchen|möchten|bevorzugen|fragen|beziehen|wünschen) sie',
      '(welche|welcher|welches|welchen|was|wen|wer) ~5 (sie|du)',
    ],
    content: [
      '(hier ist|hier sind|folgende|laut|gemäß|im allgemeinen|ich denke|ich glaube|ich vermute)',
      '^ (ja|nein|richtig|falsch)',
    ],
  },
}
