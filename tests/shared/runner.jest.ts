import '../../src/jest-globals'

export { describe, expect, test } from '@jest/globals'
