import type { Language } from '../Language'

/** German; the verb may come last, so frames leave room in the middle. */
export const de: Language = {
  code: 'de',
  classes: {
    give: [
      'helfen|weiterhelfen|unterstützen|behilflich|beantworten|antworten|geben|angeben|nennen|liefern|bereitstellen|anbieten|mitteilen|teilen|erstellen',
      'schreiben|verfassen|generieren|durchführen|ausführen|machen|tun|sagen|erklären|beraten|empfehlen|diskutieren|kommentieren|äußern|nachkommen|erfüllen|entsprechen|preisgeben|abgeben|treffen',
    ],
    know: [
      'sagen|beurteilen|bestimmen|feststellen|ermitteln|beantworten|bestätigen|vorhersagen|einschätzen|erkennen|wissen|nachvollziehen|entscheiden|ableiten|überprüfen',
    ],
    reach: ['zugreifen|öffnen|abrufen|einsehen|suchen|sehen|browsen|aufrufen'],
    info: [
      'informationen|information|angaben|angabe|daten|details|hinweise|hinweis|belege|kontext|ergebnisse|antwort|treffer',
    ],
    given: [
      'dokument|dokumente|dokumenten|text|texten|kontext|abschnitt|artikel|quelle|quellen|vertrag|richtlinie|bericht|unterlagen|material|materialien|auszug|datenbank|protokoll',
    ],
  },
  cues: {
    refusal: [
      '(ich|wir) (kann|können|könnte|darf|dürfen|werde|werden) ~14 (nicht|keine|kein|leider nicht) ~8 {give}',
      '(kann|können|darf|dürfen) (ich|wir) ~12 (nicht|keine|kein) ~8 {give}',
      '(ich|wir) (lehne|lehnen) ~6 ab',
      '(verstößt|widerspricht|gegen) ~2 (meine|meinen|unsere|unseren) (richtlinien|grundsätze|prinzipien|grundsätzen|werten)',
      '(bin|sind) nicht (in der lage|befugt|berechtigt|autorisiert|dafür gemacht) ~8 {give}?',
    ],
    inability: [
      '(ich|wir) (habe|haben) ~4 (keinen|keine|kein) ~3 (zugriff|zugang|möglichkeit|fähigkeit|berechtigung)',
      '(ich|wir) (kann|können) ~8 (nicht|keine|kein) ~8 {reach}',
    ],
    unknown: [
      '(ich|wir) (weiß|wissen) ~3 (nicht|nichts)',
      '(das|dies|es)? (weiß|wissen) (ich|wir) ~3 nicht',
      '(bin|sind) ~4 nicht (sicher|sicher|vertraut)',
      '(ich|wir) (habe|haben) keine (ahnung|meinung|kenntnis)',
      '(ich|wir)? (kann|können|lässt sich|lassen sich) ~14 (nicht|nicht) ~6 {know}',
      '(kann|können) (ich|wir|nicht|man) ~10 nicht ~6 {know}',
      '(niemand|keiner) (weiß|kann)',
      '(ist|bleibt|sind) (unbekannt|unklar|nicht bekannt|nicht bekannt)',
      '(unmöglich|schwer|nicht möglich) ~3 zu ~1 (sagen|beurteilen|bestimmen|beantworten|wissen)',
      '^ (unbekannt|keine ahnung|keine angabe|unklar)',
    ],
    'no-information': [
      '(ich|wir) (habe|haben|finde|finden|konnte|konnten) ~5 (keine|kein|keinen|nichts) ~3 {info}',
      '(es gibt|liegen|liegt|sind|enthält|enthalten|gibt es|fehlen|fehlt) ~6 (keine|kein|keinerlei|nicht genügend|nicht genug|nicht ausreichend*|die|ausreichend*)? ~2 {info} ~8 (vor|zu|über|dazu|enthalten|verfügbar|hierzu|vorhanden)',
      '{given} ~10 (nicht|keine|kein|nichts) ~3 (erwähnt|enthalten|genannt|angegeben|aufgeführt|beschrieben|behandelt|spezifiziert|hervor|{info})',
      '(wird|werden|ist|sind) ~5 (nicht) (erwähnt|genannt|angegeben|enthalten|aufgeführt) ~8',
      '{given} (enthält|enthalten|nennt|nennen|erwähnt|erwähnen|sagt|macht|geben|gibt) ~5 (nicht|keine|keinen|keinerlei|kein|nichts)',
    ],
    disclaimer: [
      'als (ki|künstliche intelligenz|sprachmodell|assistent|ein sprachmodell|ein ki)',
      'ich bin (nur)? (ein|eine) ~2 (ki|sprachmodell|künstliche|assistent|programm)',
      'habe keine ~1 (meinung*|gefühle|überzeugungen|emotionen|vorlieben)',
    ],
    exempt: [
      '(kann|können) ~4 nicht (genug|oft genug|erwarten|leugnen|umhin)',
      '(warum|weshalb|wenn|dass|weil|falls) (ich|wir) ~6 nicht',
    ],
    pivot: ['(aber|jedoch|allerdings|dennoch|trotzdem|hingegen)'],
    referral: [
      '(ich|wir) (empfehle|empfehlen|rate|raten|würde|schlage)',
      '(wenden|wende) (sie|du|dich|sich) ',
      '(bitte|sie können|du kannst) ~3 (konsultieren|kontaktieren|prüfen|nachsehen|wenden)',
    ],
    courtesy: [
      '(wenn|falls|sofern) (sie|du|ihr) ~6 (haben|hast|möchten|möchtest|brauchen|brauchst|benötigen|wünschen)',
      '(wie|womit) kann ich ~3 helfen',
      '^ (hallo|guten tag|danke|gerne)',
    ],
    apology: ['(es tut mir leid|tut mir leid|entschuldigung|leider|bedauerlicherweise|bedaure|verzeihung)'],
    request: [
      '(könnten|können|kannst|könntest|würden) (sie|du) ~8 (angeben|nennen|sagen|mitteilen|präzisieren|erläutern|klären|bestätigen|geben|konkretisieren|teilen)',
      '(bitte) ~6 (angeben|nennen|sagen|mitteilen|präzisieren|geben sie|teilen sie|nennen sie)',
      '(ich|wir) (brauche|benötige|bräuchte) ~2 (mehr|weitere|noch|genauere)',
    ],
    question: [
      '(welche|welchen|welches|welcher|was|wen|wer) ~8 (meinen|meinst|gemeint|möchten sie|möchtest du)',
      '(meinen|meinst) (sie|du)',
    ],
    content: ['(hier (ist|sind|finden)|laut|gemäß|die antwort (ist|lautet)|im allgemeinen)'],
  },
}
