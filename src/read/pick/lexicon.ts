/** What words say of the thing they are said of: 1 speaks for it, -1 against it. */

const words = (list: string): string[] => list.trim().split(/\s+/)

/** Adjectives that compare with -er and -est. */
const SHORT_GOOD =
  words(`fast quick easy cheap safe strong smart nice clean clear simple smooth rich sharp bright
  friendly healthy sturdy wise tasty cool fine neat handy clever tidy crisp fresh fair comfy roomy speedy kind classy
  pretty lovely calm keen snappy steady hardy worthy mighty great`)
const SHORT_BAD =
  words(`slow weak poor ugly risky noisy costly pricy dirty clumsy bad sad mean lame dumb crappy buggy
  messy sloppy clunky crude vague shaky nasty fuzzy harsh lousy wordy bland choppy laggy flimsy shoddy`)
/** Better or worse only for a given question. */
const SHORT_OPEN =
  words(`high low old young new long short big large small heavy light hard soft hot cold warm tall
  early late close far near deep shallow thick thin wide narrow loud quiet dark busy rare few dense tight loose mild
  wet dry north south east west`)

export const GOOD: ReadonlySet<string> = new Set([
  ...SHORT_GOOD,
  ...words(`good accurate helpful detailed comprehensive complete thorough informative relevant concise precise coherent
  organized organised well-organized well-structured structured useful insightful nuanced engaging creative persuasive
  appropriate suitable natural correct factual effective efficient reliable robust powerful readable consistent logical
  direct in-depth descriptive practical actionable balanced versatile flexible stable secure scalable elegant
  expressive impressive satisfying comfortable professional polished convincing compelling trustworthy robust
  economical affordable cost-effective productive durable enjoyable attractive pleasant usable capable competent
  thoughtful empathetic articulate cohesive well-written well-rounded well-explained user-friendly straightforward
  understandable succinct focused truthful honest faithful valuable valid sound solid sensible reasonable rigorous
  systematic meaningful memorable vivid imaginative inclusive polite respectful refined responsive intuitive
  mature portable compelling original interesting fun educational exact specific extensive substantive
  fluent grammatical on-topic to-the-point catchy attention-grabbing superior excellent favorable favourable
  preferable desirable advantageous beneficial promising viable illustrative idiomatic maintainable appealing
  accessible realistic personalized personal diverse varied evocative poetic authentic clear-cut delicious
  resilient performant fuel-efficient energy-efficient eco-friendly sustainable lightweight apt fitting adequate`),
])

export const BAD: ReadonlySet<string> = new Set([
  ...SHORT_BAD,
  ...words(`expensive verbose vague confusing repetitive redundant superficial generic complicated convoluted cumbersome
  error-prone misleading irrelevant incomplete inaccurate incorrect wrong unhelpful unclear inefficient unreliable
  inconsistent incoherent disorganized inappropriate unsuitable unstable insecure problematic frustrating
  tedious annoying boring biased harmful dangerous awkward difficult limited basic simplistic shallow
  off-topic evasive useless inferior painful clumsy disappointing fragile brittle bloated wasteful wrong
  ambiguous nonsensical unrelated insufficient inadequate lacking flawed contradictory rambling long-winded
  deficient undesirable dated outdated obsolete hard unsafe unnatural grammatically-incorrect rude offensive
  absurd cryptic erroneous false invalid misguided unfocused garbled cut-off truncated nonexistent missing`),
])

export const OPEN: ReadonlySet<string> = new Set([
  ...SHORT_OPEN,
  ...words(`complex technical general formal conservative recent modern popular famous common numerous expensive-looking
  aggressive restrictive strict verbose-free populous distant likely intense sensitive dense ancient`),
])

/** Nouns a higher number of speaks for the thing. */
export const GOOD_NOUNS: ReadonlySet<string> = new Set(
  words(`efficiency accuracy quality score scores performance rating ratings precision recall throughput reliability
  detail details information value support uptime clarity depth helpfulness usefulness relevance coverage
  context insight insights examples explanation explanations advantages benefits features options functionality
  flexibility security safety comfort durability usability readability satisfaction productivity speed stability
  f1 availability capacity yield savings mileage power control consistency coherence completeness
  creativity informativeness evidence nuance variety suggestions guidance steps points resources battery
  confidence resolution bandwidth cop eer margin chance potential understanding answer answers response responses
  choice option job fit solution overview description analysis summary list`),
)

/** Nouns a higher number of speaks against the thing. */
export const BAD_NOUNS: ReadonlySet<string> = new Set(
  words(`error errors cost costs price prices latency consumption loss losses risk risks failure failures downtime noise
  emissions bugs issues mistakes delay delays overhead inaccuracies faults fault defects complaints
  problems hallucinations waste fees expenses maintenance trouble weaknesses flaws drawbacks
  disadvantages limitations jitter defect crashes vulnerabilities effort hassle redundancy verbosity
  repetition ambiguity confusion alarms anomalies leaks complexity kw/ton`),
)

/** Verbs whose amount counts against the thing: "uses less power". */
export const SPENDING: ReadonlySet<string> = new Set(
  words(`use uses used using consume consumes consumed consuming cost costs costing take takes took taking require requires
  required requiring need needs needed draw draws drew waste wastes wasted burn burns burned drain drains spend spends
  charge charges`),
)

/** Bases that mean better or worse as a whole rather than in one property. */
export const GENERAL: ReadonlySet<string> = new Set(
  words('good bad superior inferior great preferable fine nice'),
)

/** Bases and their opposites, for what was asked. */
export const OPPOSITES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [words('good superior great'), words('bad inferior poor')],
  [words('fast quick speedy'), words('slow')],
  [words('cheap affordable inexpensive economical'), words('expensive costly pricy')],
  [words('old early first'), words('young new late last recent')],
  [words('high large big great many long tall'), words('low small little few short')],
  [words('hard difficult complex complicated'), words('easy simple straightforward')],
  [words('heavy'), words('light lightweight')],
  [words('strong powerful'), words('weak')],
  [words('safe secure'), words('dangerous risky unsafe')],
  [words('hot warm'), words('cold cool')],
  [words('clean'), words('dirty')],
  [words('loud noisy'), words('quiet silent')],
  [words('near close'), words('far distant')],
  [words('deep'), words('shallow')],
  [words('wide'), words('narrow')],
  [words('thick'), words('thin')],
  [words('rich'), words('poor')],
  [words('clear'), words('vague unclear confusing')],
  [words('concise short succinct'), words('verbose long wordy')],
  [words('north'), words('south')],
  [words('east'), words('west')],
]

const DOUBLED = new Set(words('big hot sad thin wet dim fat'))

export interface Inflected {
  readonly base: string
  readonly degree: 'comparative' | 'superlative'
}

/** "faster" → fast, "easiest" → easy, "worse" → bad. */
export const INFLECTED: ReadonlyMap<string, Inflected> = new Map([
  ...[...SHORT_GOOD, ...SHORT_BAD, ...SHORT_OPEN].flatMap(inflections),
  ...irregular('better best good'),
  ...irregular('worse worst bad'),
  ...irregular('poorer poorest poor'),
  ...irregular('pricier priciest pricy'),
  ...irregular('farther farthest far'),
  ...irregular('further furthest far'),
  ...irregular('elder eldest old'),
  ...irregular('lesser least-good bad'),
  ...irregular('superior superior-most superior'),
  ...irregular('inferior inferior-most inferior'),
  ...irregular('preferable most-preferable preferable'),
  ...irregular('earlier first early'),
  ...irregular('later last late'),
  ...irregular('easier easiest easy'),
  ['latest', { base: 'late', degree: 'superlative' }],
  ['earliest', { base: 'early', degree: 'superlative' }],
])

function inflections(base: string): [string, Inflected][] {
  const stem = stemOf(base)
  return [
    [`${stem}er`, { base, degree: 'comparative' }],
    [`${stem}est`, { base, degree: 'superlative' }],
  ]
}

function irregular(forms: string): [string, Inflected][] {
  const [comparative = '', superlative = '', base = ''] = forms.split(' ')
  return [
    [comparative, { base, degree: 'comparative' }],
    [superlative, { base, degree: 'superlative' }],
  ]
}

function stemOf(base: string): string {
  if (base.endsWith('e')) return base.slice(0, -1)
  if (base.endsWith('y') && !'aeiou'.includes(base.charAt(base.length - 2))) return `${base.slice(0, -1)}i`
  return DOUBLED.has(base) ? base + base.charAt(base.length - 1) : base
}

/** 1, -1, or 0 where it depends on the question; undefined for a word that compares nothing we know. */
export function polarityOf(base: string): 1 | -1 | 0 | undefined {
  if (OPEN.has(base)) return 0
  if (GOOD.has(base)) return 1
  if (BAD.has(base)) return -1
  return undefined
}
