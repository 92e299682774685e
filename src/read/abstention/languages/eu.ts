import type { Language } from '../Language'

/** Basque. The verb comes last and its negation before it: "ezin dut esan", "ez dakit". */
export const eu: Language = {
  code: 'eu',
  script: 'latin',
  classes: {
    aux: [
      'dut|dugu|dizut|dizuet|dizugu|naiz|gara|da|daiteke|liteke|nuke|diot|dezaket|naiteke|den|dudan|izan dut',
    ],
    give: [
      'lagundu|laguntzen|eman|ematen|eskaini|eskaintzen|erantzun|erantzuten|partekatu|sortu|idatzi|egin|egiten|bete|esan|esaten|azaldu|iruzkindu|parte hartu|sustatu|gomendatu|hitz egin|onartu',
    ],
    know: [
      'jakin|zehaztu|baieztatu|egiaztatu|ziurtatu|identifikatu|ondorioztatu|aurreikusi|iragarri|kalkulatu|esan',
    ],
    reach: ['sartu|ikusi|bilatu|kontsultatu|ireki|entzun|irakurri|exekutatu|atzitu|nabigatu'],
    info: ['informazio*|datu*|xehetasun*|erregistro*|erantzun*|ezagutza*|aipamen*|gaitasun*'],
    given: [
      'testuingurua*|dokumentua*|dokumentuek|testua*|artikulua*|iturria*|iturriek|pasartea*|fitxategia*|informazioa*|txostena*',
    ],
  },
  cues: {
    refusal: [
      'ezin {aux} ~4 {give}',
      '{give} ezin {aux}',
      'ez {aux} ~4 {give} (nahi|behar)',
      'ez da (egokia|etikoa|zuzena|posible) ~4 {give}',
    ],
    inability: [
      'ezin {aux} ~4 {reach}',
      'ez (dut|daukat|dugu) ~4 (sarbiderik|gaitasunik|baimenik|gaitasuna|sarbidea)',
      'ez naiz ~4 gai',
      'ez naiz gai',
      '(etorkizun*) ~4 (ikusi|iragarri|aurreikusi)',
    ],
    unknown: [
      '(zaila da|ezinezkoa da|ez da erraza|ez da posible) ~4',
      '~2 (zaila|ezinezkoa) da (jakitea|esatea|zehaztea)',
      'ez dago ~3 (erantzun|daturik|modurik|informaziorik)',
      'ez dakit',
      'ez dakigu',
      'ez (nago|gaude) ~1 ziur',
      'ezin {aux} ~4 {know}',
      '{know} ezin {aux}',
      '(ezezaguna|ezin jakin|ez da ezagutzen|ez da jakiten) $',
      'ideiarik ez',
      'ez dut ideiarik',
      'ezin da ~3 {know}',
    ],
    'no-information': [
      'ez (dut|daukat|dugu|dago) ~3 {info}',
      'ez dut ~4 (aurkitu|topatu)',
      '{info} ~2 ez (dut|daukat|dago)',
      '{given} ~4 ez (du|dute|da|dira) ~3 (aipatzen|zehazten|jasotzen|esaten|ematen|agertzen|adierazten|azaltzen)',
      'ez da ~4 (aipatzen|agertzen|zehazten|jasotzen)',
    ],
    disclaimer: [
      'hizkuntza (modelo*|eredu*) ',
      '(adimen artifizial*|ia) ~2 (naiz|bat naiz|gisa|bezala)',
      'ez (dut|daukat) ~2 (iritzirik|sentimendurik|emoziorik|sinesmenik)',
    ],
    exempt: ['ez bakarrik', 'ezin hobe*'],
    pivot: ['baina|hala ere|dena den|aldiz|halere|hala eta guztiz ere'],
    concession: ['^ (nahiz eta)'],
    moral: ['(garrantzitsua da|funtsezkoa da) ~4', 'ez da (egokia|etikoa|onargarria)'],
    theme: ['(errespetu*|duintasun*|pribatutasun*|indarkeria*|estereotipo*|orokortu*|diskriminazio*)'],
    referral: ['(gomendatzen|iradokitzen|aholkatzen) (dizut|dizuet|dut)'],
    courtesy: ['(laguntza behar baduzu|besterik|kaixo|eskerrik asko|lagun zaitzaket)'],
    apology: ['(sentitzen dut|barkatu|barkamena|zoritxarrez|tamalez)'],
    request: [
      '(zehaztu|esan|eman|argitu|adierazi) ~2 (dezakezu|ahal duzu|diezadakezu|mesedez)',
      'mesedez ~3 (zehaztu|esan|eman|argitu)',
    ],
    question: ['esan nahi duzu|galdetzen ari zara', '(zein|zer|nor|noiz|non) ~6 (zara|duzu|nahi duzu)'],
    content: ['(hona hemen|honako hau|arabera|uste dut|oro har)', '^ (a)? (bai|ez)'],
  },
}
