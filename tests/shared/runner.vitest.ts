import '../../src/vitest'

export { describe, expect, test } from 'vitest'
