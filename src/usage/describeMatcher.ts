/**
 * An asymmetric matcher of any runner in a few words: `Any<Number>`, `StringContaining "x"`; undefined for
 * anything else. Never throws.
 */
export function describeMatcher(value: object): string | undefined {
  if (!('asymmetricMatch' in value) || typeof value.asymmetricMatch !== 'function') return undefined
  try {
    if ('toAsymmetricMatcher' in value && typeof value.toAsymmetricMatcher === 'function') {
      return String(value.toAsymmetricMatcher())
    }
    const name = String(value)
    return 'sample' in value ? `${name} ${sampleText(value.sample)}` : name
  } catch {
    return 'an asymmetric matcher'
  }
}

function sampleText(sample: unknown): string {
  return sample instanceof RegExp || typeof sample === 'function' ? String(sample) : JSON.stringify(sample)
}
