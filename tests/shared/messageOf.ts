import { stripVTControlCharacters } from 'node:util'

/** The message a failing expectation throws, without colours; fails when it does not throw. */
export function messageOf(expectation: () => void): string {
  try {
    expectation()
  } catch (error) {
    return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trimEnd()
  }
  throw new Error('expected the expectation to fail, but it passed')
}
