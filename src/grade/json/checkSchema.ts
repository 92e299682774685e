import { UsageError } from '../../usage/UsageError'
import type { Path, SchemaMismatch } from '../../verdict/reasons/json'
import type { Schema } from './expectedKinds'
import { cutMiddle, printValue } from './printValue'

/** Characters of a schema's own message. */
const MESSAGE_LIMIT = 300

/**
 * All issues a Standard Schema has with a value; none when it fits.
 *
 * @throws {UsageError} when the schema is asynchronous, since a matcher that returns at once cannot wait for it.
 */
export function checkSchema(schema: Schema, value: unknown): SchemaMismatch[] {
  const { vendor, validate } = schema['~standard']
  let result: unknown
  try {
    result = validate.call(schema['~standard'], value)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/async/i.test(error instanceof Error ? error.name + message : message)) throw asyncSchema(vendor)
    return [toMismatch({ message: `the schema threw: ${message}` }, value)]
  }
  if (result instanceof Promise) {
    result.catch(() => undefined)
    throw asyncSchema(vendor)
  }
  if (typeof result !== 'object' || result === null || !('issues' in result)) return []
  return Array.isArray(result.issues) ? result.issues.map((issue: unknown) => toMismatch(issue, value)) : []
}

function asyncSchema(vendor: string): UsageError {
  return new UsageError(
    `The ${vendor} schema is asynchronous; use one without async checks, or parse the output yourself and await it`,
  )
}

function toMismatch(issue: unknown, root: unknown): SchemaMismatch {
  const { message = 'does not fit', path = [] } = toRecord(issue)
  const segments = Array.isArray(path) ? path.map(toSegment) : []
  const at = valueAt(root, segments)
  return {
    code: 'schema-mismatch',
    path: segments,
    message: cutMiddle(String(message), MESSAGE_LIMIT),
    ...(at.isThere && { got: printValue(at.value) }),
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A segment is a key, or an object that holds one. */
function toSegment(segment: unknown): string | number {
  const key = typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment
  return typeof key === 'number' ? key : String(key)
}

function valueAt(root: unknown, path: Path): { isThere: boolean; value?: unknown } {
  let value = root
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return { isThere: false }
    value = Object.getOwnPropertyDescriptor(value, segment)?.value
  }
  return { isThere: true, value }
}
