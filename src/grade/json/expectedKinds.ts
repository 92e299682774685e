import { plainPrototype, prototypeOf } from '../../usage/builtins'
/** `expect.any(Number)` and its kin, of any runner. */
export interface Asymmetric {
  asymmetricMatch(actual: unknown): boolean
}

/** The part of Standard Schema v1 that is used: https://standardschema.dev */
export interface Schema {
  readonly '~standard': {
    readonly version: number
    readonly vendor: string
    readonly validate: (value: unknown) => unknown
  }
}

export function isAsymmetric(value: unknown): value is Asymmetric {
  return isReference(value) && 'asymmetricMatch' in value && typeof value.asymmetricMatch === 'function'
}

export function isSchema(value: unknown): value is Schema {
  if (!isReference(value) || !('~standard' in value)) return false
  const standard = value['~standard']
  return isReference(standard) && 'validate' in standard && typeof standard.validate === 'function'
}

/** An object literal, or one without a prototype: what JSON can hold. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = prototypeOf(value)
  // Test files may run in a realm of their own (Jest, vm pools), where Object.prototype is another object.
  return prototype === plainPrototype || prototype === null || prototypeOf(prototype) === null
}

function isReference(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
