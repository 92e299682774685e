import picocolors from 'picocolors'

/** The few styles a message has; plain text by default. */
export interface Paint {
  readonly headline: (text: string) => string
  readonly label: (text: string) => string
  readonly mark: (text: string) => string
  readonly hint: (text: string) => string
  /** Put after the headline: runners paint the whole message red, and this ends it. */
  readonly reset: string
}

export function paintIn(isColoured: boolean): Paint {
  return isColoured ? COLOURED : PLAIN
}

const PLAIN: Paint = makePaint(false)
const COLOURED: Paint = makePaint(true)

function makePaint(isColoured: boolean): Paint {
  const { bold, dim, red, cyan } = picocolors.createColors(isColoured)
  return { headline: bold, label: dim, mark: red, hint: cyan, reset: isColoured ? '\u001b[0m' : '' }
}
