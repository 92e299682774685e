import { isArray, valuesOf } from '../../usage/builtins'

/** Past this many levels nothing is compared: the limit keeps every walk over a value within the stack. */
export const DEPTH_LIMIT = 500

/** What a parsed value shows of the text it came from. */
export interface ValueSurvey {
  /** Keys of all objects. */
  readonly keys: number
  /** 0 for a scalar, 1 for a flat array or object; not counted further past the limit. */
  readonly depth: number
  /** Is there a number that a double may not hold exactly? */
  readonly hasUnsafe: boolean
  readonly hasZero: boolean
}

export function surveyValue(value: unknown): ValueSurvey {
  const survey = new Survey()
  survey.visit(value, 0)
  return survey
}

class Survey implements ValueSurvey {
  keys = 0
  depth = 0
  hasUnsafe = false
  hasZero = false

  visit(value: unknown, level: number): void {
    if (typeof value === 'number') {
      if (value === 0) this.hasZero = true
      else if (value > SAFE || value < -SAFE) this.hasUnsafe = true
      return
    }
    if (typeof value !== 'object' || value === null || level > DEPTH_LIMIT) return
    if (level >= this.depth) this.depth = level + 1
    if (isArray(value)) {
      for (let i = 0; i < value.length; i++) this.visit(value[i], level + 1)
      return
    }
    for (const item of valuesOf(value)) {
      this.keys++
      this.visit(item, level + 1)
    }
  }
}

const SAFE: number = Number.MAX_SAFE_INTEGER
