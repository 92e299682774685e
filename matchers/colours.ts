import { type Paint, paintIn } from '../src/message/paint'

/**
 * Paints when the runner itself paints: in a worker no library can see the terminal, so the runner's own
 * helper is asked. NO_COLOR and FORCE_COLOR=0 win.
 */
export function paintOf(utils: unknown): Paint {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR || FORCE_COLOR === '0' || FORCE_COLOR === 'false') return paintIn(false)
  return paintIn(paints(utils))
}

function paints(utils: unknown): boolean {
  if (typeof utils !== 'object' || utils === null || !('RECEIVED_COLOR' in utils)) return false
  try {
    // Bun's helpers must be called as methods.
    const { RECEIVED_COLOR } = utils
    return typeof RECEIVED_COLOR === 'function' && RECEIVED_COLOR.call(utils, 'x') !== 'x'
  } catch {
    return false
  }
}
