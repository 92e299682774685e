import { type Phrases, phrasesOf } from './phrases'

export const WINNING: Phrases = phrasesOf(`
  wins
  is the winner
  is the clear winner
  is the overall winner
  is our winner
  is my winner
  is my pick
  is my choice
  is my recommendation
  is my preference
  is my favorite
  is the choice
  is the pick
  is the answer
  should be the answer
  is preferred
  is preferable
  is recommended
  is the preferred
  is my preferred
  is the recommended
  is the right choice
  is the way to go
  is the one to
  is the one i
  is the go-to
  is chosen
  is selected
  takes the crown
  takes the cake
  takes the win
  takes first
  takes the top
  takes the lead
  comes out ahead
  comes out on top
  came out ahead
  came out on top
  comes first
  came first
  ranks first
  ranked first
  ranks highest
  stands out
  gets my vote
  has my vote
  gets the nod
  gets the win
  gets the edge
  has the edge
  has an edge
  has a slight edge
  has the upper hand
  has the advantage
  the edge
  a slight edge
  deserves the win
  edges ahead
  leads the
  is unbeatable
  is unmatched
  is ahead
  in first place`)

/** Right where another may be right too. */
export const RIGHT: Phrases = phrasesOf(`
  is correct
  is right
  is accurate
  was correct`)

export const LOSING: Phrases = phrasesOf(`
  loses
  comes last
  came last
  ranks last
  ranked last
  comes in last
  falls short
  fell short
  falls behind
  lags behind
  is behind
  is the loser
  is the weakest
  should be avoided
  is not recommended
  is not preferred`)

export const CHOOSING: Phrases = phrasesOf(`
  choose
  choosing
  chose
  chosen
  pick
  picking
  picked
  select
  selecting
  selected
  recommend
  recommending
  recommended
  prefer
  favor
  favour
  rather have
  rather use
  rather take
  go with
  going with
  went with
  go for
  opt for
  opting for
  vote for
  lean toward
  lean towards
  leaning toward
  leaning towards
  leans toward
  leans towards
  side with
  settle on
  stick with
  crown goes to
  edge to
  edge goes to
  win goes to
  vote goes to
  nod goes to
  point goes to
  goes to
  in favor of
  in favour of
  winner is
  winner was
  winner :
  pick is
  choice is
  choice would be
  pick would be
  recommendation is
  recommendation would be
  preference is
  preference goes to
  answer is
  answer would be
  answer should be
  answer :
  verdict is
  verdict :
  decision is
  decision :
  option is
  give @ the edge`)

export const AVOIDING: Phrases = phrasesOf(`
  avoid
  avoiding
  reject
  rule out
  steer clear of
  stay away from
  advise against
  recommend against
  skip`)
