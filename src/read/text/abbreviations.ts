/** Words that take a full stop without ending a sentence, in lower case and without the stop. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms mx dr prof rev hon st sr jr capt col gen lt sgt gov sen rep pres ' +
    'vs v cf ca approx est incl excl resp viz al fig figs eq eqs sec ch vol no nos nr pp ed eds art para ' +
    'inc ltd corp co bros dept univ assn ave blvd rd mt ft jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'tel ext max min avg temp qty ' +
    // German, French, Spanish, Portuguese, Italian
    'bzw ggf evtl usw abs bspw inkl zzgl hr fr mme mlle sra srta dra sig dott pág núm aprox ej'
  ).split(' '),
)

/**
 * Abbreviations that as often end a sentence ("…, rice, etc. The next step"):
 * a capital after them begins a new one.
 */
export const CLOSING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'etc al usw inc ltd corp co jr sr approx dept est no v st mt ave rd max min'.split(' '),
)

/** Capitalised words that begin a sentence rather than continue a name or an abbreviation. */
export const SENTENCE_OPENERS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its they their there here he she his her we our you your i ' +
    'in on at by for from with without to of as if when while after before since because although though both ' +
    'however but and or so therefore thus hence overall also then finally first second next still yet instead ' +
    'yes no not all each every some many most more neither either what which who why how where whether ' +
    'response answer assistant output option candidate model please sorry unfortunately additionally furthermore ' +
    'moreover meanwhile nevertheless conversely similarly specifically'
  ).split(' '),
)
