import { type Phrases, phrasesOf } from './phrases'

export const TURN_PHRASES: Phrases = phrasesOf(`
  even so
  that said
  having said
  on second thought
  in fact`)

export const CONCLUSIONS: Phrases = phrasesOf(`
  overall
  therefore
  thus
  hence
  so ,
  so the
  so @
  so it
  so he
  so she
  so they
  so i
  consequently
  accordingly
  ultimately
  in conclusion
  to conclude
  in summary
  to summarize
  to summarise
  to sum up
  in short
  in sum
  in the end
  all in all
  all things considered
  all told
  on balance
  on the whole
  as a result
  for these reasons
  for this reason
  for that reason
  given this
  given these
  given the above
  given that
  based on this
  based on these
  based on the
  considering these
  considering this
  considering all
  taking everything
  taking all
  taken together
  bottom line
  the verdict
  my verdict
  final verdict
  final answer
  the answer is
  answer is
  conclude that
  concluded that
  conclusion that
  determined that
  decided that
  it follows that
  this means
  which means
  it implies
  implies that
  i would choose
  i would pick
  i would recommend
  i would go
  i would say
  i would select
  i would prefer
  i would rate
  i choose
  i pick
  i recommend
  i prefer
  i select
  i'd choose
  i'd pick
  i'd go
  i'd recommend
  i'd say
  i'll go
  i believe that
  my choice
  my pick
  my recommendation
  my preference
  making @
  making it
  clear winner`)

export const REPORTS: Phrases = phrasesOf(`
  claims that
  claim that
  claims @
  claimed that
  says that
  said that
  say that
  says @
  argues that
  argue that
  argues @
  argue @
  believe @
  believes @
  thinks @
  insists that
  insists @
  people say
  people think
  some say
  some think
  many say
  many think
  many believe
  some believe
  some argue
  critics say
  critics argue
  one might think
  one might argue
  one could argue
  you might think
  according to`)

export const REJECTIONS: Phrases = phrasesOf(`
  don't think
  do not think
  don't believe
  do not believe
  doesn't mean
  does not mean
  doesn't make
  does not make
  not saying
  not say
  wouldn't say
  not quite right
  not right
  not true
  not convinced
  not sure
  not clear
  unclear
  unsure
  can't imagine
  can't say
  cannot say
  disagree that
  doubt
  first instinct
  first impression
  first thought
  first glance
  first sight
  at first
  initially
  i thought
  used to think
  i expected
  myth that
  as if
  wish
  supposed to`)

export const NO_CONDITIONS: Phrases = phrasesOf(`
  if i had to
  if i have to
  if i must
  if i were to
  if we must
  if you ask
  if anything
  if not
  if we look
  if you look
  if we compare
  if we consider
  if any
  if at all
  if pressed
  if forced`)

export const CONDITIONS: Phrases = phrasesOf(`
  depends
  depending
  depend on
  assuming
  provided that
  in case you
  when you need
  when you want
  for those who
  for users who
  for people who
  otherwise`)
