import type { Language } from '../Language'

/** Italian. */
export const it: Language = {
  code: 'it',
  classes: {
    cannot: [
      'non (ti|vi|le)? (posso|possiamo|potrei|potro|riesco a|sono in grado di|siamo in grado di|sono autorizzato a|sono programmato per)',
      'non mi e possibile',
      '(impossibilitato|incapace) (a|di)',
    ],
    give: [
      'aiutar*|fornir*|dare|darti|darle|offrir*|risponder*|condivider*|generar*|crear*|scriver*|assister*|soddisfar*|eseguir*|fare|partecipar*|discuter*|rivelar*|sostener*|commentar*|consigliar*|dir*|promuover*|esprimer*|elaborar*',
    ],
    info: ['informazioni|informazione|dati|dettagli|prove|elementi|contesto|risultati'],
    given: [
      'documento|documenti|testo|testi|contesto|brano|articolo|fonte|fonti|contratto|rapporto|informazioni|materiale',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(mi rifiuto|rifiuto) di',
      'non (fornisco|condivido|sostengo|promuovo)',
      '(va|vanno) contro (le mie|i miei|le nostre)',
    ],
    inability: [
      'non ho ~3 (accesso|capacita|modo|possibilita|permesso)',
      '{cannot} ~2 (acceder*|preveder*|navigar*|consultar*|aprir*|cercar*|vedere)',
    ],
    unknown: [
      'non (lo)? so (se|chi|che|cosa|quale|come|quando|dove|quanto|con|esattamente|la|il)',
      '^ ~4 non (lo)? so $',
      '^ ~3 non lo so',
      'non (sono|siamo) (sicur*|cert*)',
      'non ho ~2 (idea|certezza|conoscenza|opinioni|commenti)',
      '(non si sa|nessuno (lo)? sa|e sconosciut*|ignoro)',
      '(impossibile) (da|a)? (sapere|determinare|prevedere|dire|rispondere|stabilire)',
      'non (e possibile|si puo) (sapere|determinare|prevedere|rispondere|dire|stabilire|concludere)',
      '^ (sconosciuto|nessuna risposta|ignoto)',
    ],
    'no-information': [
      'non (ho|dispongo di|ci sono|c e|trovo|ho trovato|esistono) ~3 {info}',
      '{given} ~6 non ~1 (menziona*|include*|contiene|contengono|specifica*|indica*|fornisce*|forniscono|dice*|tratta*|riporta*|cita*)',
      'non (e|sono|viene|vengono) (menzionat*|specificat*|indicat*|fornit*|riportat*) ~6 (in|nel|nella|nei|nelle|dal|dalle)',
    ],
    disclaimer: [
      'difficile (da|a)? (sapere|determinare|prevedere|dire|rispondere)',

      '(come|in quanto) ~3 (ia|ai|intelligenza artificiale|modello|assistente)',
      'sono (solo)? (un|una) ~2 (ia|ai|modello|intelligenza|assistente|programma)',
      'non ho ~2 (opinioni|credenze|sentimenti|emozioni|preferenze)',
    ],
    exempt: ['non posso ~2 (aspettare|fare a meno|che|negare)', '(perche|quando|se|che) non (posso|so)'],
    pivot: ['(ma|tuttavia|pero|comunque|ciononostante|nondimeno)'],
    referral: [
      '(ti|vi|le)? (consiglio|suggerisco|raccomando|invito)',
      '(consulta|consulti|consultare|visita|contatta|contatti) ~2',
    ],
    courtesy: [
      'se (hai|ha|avete|vuoi|vuole|desideri|ti serve|hai bisogno)',
      '(come|in cosa) posso ~1 aiutar*',
    ],
    apology: ['(mi dispiace|spiacente|scusa|scusi|purtroppo|sfortunatamente)'],
    request: [
      '(potresti|puoi|potrebbe|puo|per favore) ~2 (fornir*|dar*|dir*|chiarir*|specificar*|indicar*|condivider*|confermar*)',
      'ho bisogno di (piu|sapere|maggiori|ulteriori)',
    ],
    question: ['(a quale|quale|cosa|chi|che) ~6 (ti riferisci|si riferisce|intendi|intende)'],
    content: ['(ecco|secondo|la risposta e|in generale|di seguito)'],
  },
}
