import type { Language } from '../Language'

/** Basque. */
export const eu: Language = {
  code: 'eu',
  classes: {
    give: ['eman|eskaini|erantzun*|lagundu|esan|partekatu|sortu|idatzi|egin|gomendatu|iruzkindu'],
    know: ['jakin|zehaztu|iragarri|aurreikusi|baieztatu|ezagutu|ikusi'],
  },
  cues: {
    refusal: [
      'ezin (dut|dizut|dizuet|dugu|dizugu|diot) ~5 {give}',
      '{give} ~2 ezin (dut|dizut|dugu)',
      'ez dut ~3 (emango|erantzungo|egingo|lagunduko)',
    ],
    inability: [
      'ez (dut|daukat) ~3 (sarbiderik|gaitasunik|ahalmenik|modurik)',
      'ezin (dut|naiz) ~3 (sartu|kontsultatu|bilatu)',
    ],
    unknown: [
      'ez dakit',
      'ez (dakigu|da ezagutzen|dago jakiterik)',
      'ez nago ziur',
      'ez (dut|daukat) ~3 (ideiarik|iritzirik|iruzkinik|erantzunik|ezagutzen)',
      'ezin (da|daiteke|dut|dugu) ~4 {know}',
      '{know} ~2 ezin (da|daiteke|dut)',
      'ezinezkoa da ~2 (jakitea|esatea|iragartzea|zehaztea|erantzutea)',
      'ez dut etorkizuna',
    ],
    'no-information': [
      'ez (dut|daukat|dago) ~3 (informazio*|daturik|datu|xehetasunik|ebidentziarik|frogarik)',
      '(testua*|dokumentua*|testuingurua*|iturria*) ~6 ez (du|dute|da) ~3 (aipatzen|jasotzen|zehazten|esaten)',
    ],
    disclaimer: [
      '(hizkuntza|lengoaia) (modelo|eredu)*',
      'adimen artifizial*',
      '(hizkuntza|lengoaia) ~1 (modeloa|modelo|eredua|eredu) (naiz|bat)',
    ],
    pivot: ['(baina|hala ere|dena den|hala eta guztiz ere)'],
    referral: ['(gomendatzen|iradokitzen) (dizut|dizuet)'],
    courtesy: ['(beste zerbait|galderarik baduzu|laguntza behar)'],
    apology: ['(barkatu|sentitzen dut|zoritxarrez|tamalez)'],
    request: [
      '(mesedez) ~3 (eman|zehaztu|argitu|esan)',
      '(zehaztu|argitu|esan) ~2 (dezakezu|ahal duzu|diezadakezu)',
      'informazio gehiago behar',
    ],
    question: ['(zein|zer|nor) ~5 (esan nahi duzu|ari zara)'],
    content: ['(hona hemen|hauek dira|arabera)'],
  },
}
