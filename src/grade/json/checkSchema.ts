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
  const attempt = tryTo(() => validate.call(schema['~standard'], value))
  // Zod turns to its asynchronous parser when a check throws; asked directly it says which of the two it was.
  const result =
    isPromise(attempt.result) && canParse(schema) ? tryTo(() => schema.safeParse(value)) : attempt
  if (isPromise(attempt.result)) attempt.result.then(undefined, () => undefined)
  if (isPromise(result.result) || isAsyncError(result.error)) {
    throw new UsageError(
      `The ${vendor} schema is asynchronous; use one without async checks, or parse the output yourself and await it`,
    )
  }
  if (result.error !== undefined)
    return [toMismatch({ message: `the schema threw: ${messageOf(result.error)}` }, value)]
  return issuesOf(result.result).map((issue) => toMismatch(issue, value))
}

interface Attempt {
  readonly result?: unknown
  readonly error?: unknown
}

function tryTo(act: () => unknown): Attempt {
  try {
    return { result: act() }
  } catch (error) {
    return { error: error ?? 'nothing' }
  }
}

function canParse(schema: object): schema is { safeParse(value: unknown): unknown } {
  return 'safeParse' in schema && typeof schema.safeParse === 'function'
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

function isAsyncError(error: unknown): boolean {
  return error instanceof Error && /async/i.test(error.constructor.name + error.message)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function issuesOf(result: unknown): readonly unknown[] {
  if (typeof result !== 'object' || result === null || !('issues' in result)) return []
  return Array.isArray(result.issues) ? result.issues : []
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
