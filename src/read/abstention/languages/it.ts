import type { Language } from '../Language'

/** Italian. */
export const it: Language = {
  code: 'it',
  script: 'latin',
  classes: {
    pronoun: ['ti|vi|le|gli|lo|la|li|mi|ci|si|ne'],
    cannot: [
      'non {pronoun}? (posso|possiamo|potrei|potremmo|riesco|riusciamo|potrò) {pronoun}?',
      'non (sono|siamo) ~1 (in grado|autorizzato|autorizzata|programmato|programmata|progettato|abilitato|capace) (di|a|per)?',
      'non ho (la)? (possibilità|capacità|modo|facoltà|permesso) (di)?',
      '(mi è|è) impossibile',
    ],
    give: [
      'aiutar*|fornir*|dare|dar*|rispondere|risponder*|offrire|condividere|creare|generare|scrivere|fare|far*|assister*|rivelare|divulgare|discutere|commentare|soddisfare|completare|eseguire|procedere|consigliare|partecipare|promuovere|sostenere|parlare|esprimer*|prestare',
    ],
    know: [
      'sapere|determinare|confermare|verificare|affermare|dire|dir*|prevedere|precisare|identificare|concludere|stabilire|stimare|calcolare|garantire',
    ],
    reach: [
      'accedere|navigare|vedere|consultare|cercare|aprire|ascoltare|eseguire|leggere|visualizzare|scaricare|interagire|inviare|prenotare',
    ],
    info: [
      'informazione|informazioni|dati|dettagli|dato|dettaglio|risposta|conoscenza|conoscenze|riferimento|riferimenti|menzione|risultato|risultati|prove|contesto|elementi',
    ],
    much: [
      'le|la|sufficienti|sufficiente|alcuna|alcun|nessuna|nessun|abbastanza|queste|questa|i|dei|delle|specifiche|specifica|ulteriori|rilevanti|disponibili|trovato',
    ],
    given: [
      'contesto|documento|documenti|testo|testi|articolo|brano|fonte|fonti|informazioni|relazione|rapporto|file|estratto|estratti|materiale|materiali|manuale|paragrafo|passaggio|risultati|dati|politica',
    ],
    mention: [
      'menziona*|includ*|contien*|contengono|specifica*|indica*|fornisc*|dice|dicono|dettaglia*|descriv*|affronta*|riporta*|spiega*|cita*|tratta*|compare|compaiono|menzionat*|specificat*|riportat*|presente|presenti|disponibil*|permett*|consent*',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(devo|preferisco|sono costretto a) ~1 (rifiutare|declinare|non rispondere|astenermi)',
      'mi rifiuto di',
      '(va|andrebbe|è) contro ~2 (linee guida|politiche|principi|norme|mie)',
      'non (è|sarebbe) (appropriato|etico|opportuno|corretto|possibile) ~2 (per me|che io|rispondere|fornire|aiutare)',
      '{cannot} $',
    ],
    inability: [
      '{cannot} ~1 {reach}',
      'non (ho|abbiamo|dispongo di) ~2 (accesso|capacità|permesso|permessi)',
    ],
    unknown: [
      '(io)? non (lo)? (so|sappiamo|ricordo|conosco|saprei)',
      '^ ~1 (non lo so|non so|nessuna idea|sconosciuto|sconosciuta|ignoto|non si sa|boh)',
      'non ho ~1 (idea|la minima idea|la più pallida idea)',
      'non (sono|siamo) ~1 (sicuro|sicura|certo|certa|sicuri)',
      '{cannot} ~1 {know}',
      'non (è|è stato) possibile (sapere|determinare|confermare|precisare|rispondere|stabilire|identificare|affermare|dire|concludere)',
      '(non si può|impossibile|difficile) (sapere|determinare|rispondere|confermare|dire|affermare|stabilire)',
      '(ignoro)',
      '(informazioni|dati) insufficient*',
    ],
    'no-information': [
      'non (ho|abbiamo|dispongo di|possiedo|trovo|ci sono|c è|esistono|vi sono) {much}? {much}? {info}',
      'non (ho|abbiamo|sono riuscito a|si è|è stato possibile|riesco a) ~1 (trovato|trovare|trovata)',
      '{given} ~6 non {pronoun}? {mention}',
      '{given} ~6 non (è|sono|viene|vengono) {mention}',
      'non (è|sono|viene|vengono|risulta) ~2 {mention} ~2 (nel|nella|nei|nelle|in|dal|dai) ~3 {given}',
      '^ (nessuna|nessun) ~1 {info}',
    ],
    disclaimer: [
      '(in quanto|come) ~2 (modello|ia|ai|intelligenza|assistente)',
      '(sono|sono solo) (un|una) (modello|ia|intelligenza|assistente)',
      'non ho ~2 (opinioni|opinione|sentimenti|credenze|emozioni|preferenze|esperienze)',
    ],
    bare: ['^ ((mi dispiace|purtroppo|spiacente|scusa))? (ma)? (io)? {cannot}'],
    exempt: [
      'non (posso|potrei|vedo) (fare a meno|essere più|che|aspettare|lamentarmi|negare|l ora)',
      '(che|perché|se|quando|chi|dove) {cannot}',
      'non (solo|soltanto|necessariamente)',
    ],
    pivot: ['ma|però|tuttavia|comunque|nonostante ciò|ciononostante|detto questo|invece'],
    concession: ['^ (sebbene|anche se|benché|nonostante|senza|pur)'],
    moral: [
      'è ~1 (importante|fondamentale|essenziale) (rispettare|ricordare|trattare|evitare|cercare|promuovere|avere)',
      '(non è|non sono|è|sono|non è mai) ~1 (etico|appropriato|accettabile|inappropriato|offensivo|discriminatorio|inaccettabile)',
    ],
    theme: ['(rispetto|dignità|privacy|violenza|stereotip*|generalizz*|discrimin*|pregiudiz*)'],
    referral: [
      '{pronoun}? (consiglio|raccomando|suggerisco|invito) ~1 (di|a|che)',
      '(consulta|consulti|visita|visiti|contatta|contatti|verifica|si rivolga)',
    ],
    courtesy: [
      '(se hai|se ha|se vuoi|se desidera|posso aiutarti|sono qui per|sarò felice|ciao|salve|grazie|capisco)',
    ],
    apology: [
      '(mi dispiace|purtroppo|spiacente|mi scuso|scusa|scusi|chiedo scusa|sfortunatamente|mi rincresce)',
    ],
    request: [
      '(puoi|potresti|può|potrebbe|potete) ~2 (fornir*|specificar*|chiarir*|dir*|indicar*|confermar*|condivider*|spiegar*|precisar*|dar*)',
      '(per favore)? (fornisci|fornisca|specifica|specifichi|indica|indichi|chiarisci) ~2 (il|la|i|le|quale|più|cosa|se|un)',
      'ho bisogno di ~1 (sapere|più|maggiori|ulteriori)',
    ],
    question: [
      '(intendi|intende|intendevi|ti riferisci|si riferisce|vuoi dire|preferisci|preferisce)',
      '(quale|quali|che|chi|cosa) ~5 (intendi|intende|cerchi|cerca|preferisci|vuoi|desidera|ti riferisci)',
    ],
    content: ['(ecco|secondo|in base a|in generale|penso che|credo che|di seguito)', '^ (sì|no|vero|falso)'],
  },
}
