/**
 * Built-ins that are called once for each value of an output. Jest runs tests in a vm context, where every look-up
 * of a global is intercepted and costs more than the call itself; a module's own constants do not.
 */
export const isArray: (value: unknown) => value is readonly unknown[] = Array.isArray
export const isFiniteNumber: typeof Number.isFinite = Number.isFinite
export const keysOf: typeof Object.keys = Object.keys
export const valuesOf: (value: object) => readonly unknown[] = Object.values
export const hasOwn: typeof Object.hasOwn = Object.hasOwn
export const prototypeOf: (value: object) => object | null = Object.getPrototypeOf
export const plainPrototype: object = Object.prototype
