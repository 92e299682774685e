/**
 * What must come of each test of evals.js, the same in every runner: its records in order, and the headline of
 * those that fail on purpose.
 */
const ANSWER = 'toBeValidJsonWith'

export const expectations = {
  'passes on the expected keys': { records: [`${ANSWER}: pass, passed`] },
  'passes on any object': { records: ['toBeValidJson: pass, passed'] },
  'passes on JSON inside a fence when prose is allowed': { records: [`${ANSWER}: pass, passed`] },
  'passes under .not when a value differs': { records: [`not.${ANSWER}: fail, passed`] },
  'passes inside toEqual, plain and under expect.not': {
    records: [`${ANSWER}: pass, passed`, `not.${ANSWER}: fail, passed`],
  },
  'takes asymmetric matchers of the runner': { records: [`${ANSWER}: pass, passed`] },
  'waits with .resolves': { records: [`${ANSWER}: pass, passed`] },
  'throws for an unknown option, under .not too': { records: [] },
  'fails on a wrong value': {
    records: [`${ANSWER}: fail, failed`],
    headline: "Expected key 'answer' to be 15, but got 16",
  },
  'fails on prose around the JSON': {
    records: [`${ANSWER}: fail, failed`],
    headline: 'Output is not valid JSON: unexpected `S` at line 1 column 1',
  },
  'fails under .not on a match': {
    records: [`not.${ANSWER}: pass, failed`],
    headline: 'Unexpected match, expected JSON that differs from what is given, or no JSON',
  },
  'fails on no output': {
    records: ['toBeValidJson: undecided, failed'],
    headline: 'No output to judge: got undefined, expected the text the agent wrote',
  },
  'fails on no output under .not': {
    records: ['not.toBeValidJson: undecided, failed'],
    headline: 'No output to judge: got undefined, expected the text the agent wrote',
  },
  'fails on a mistake in the test': {
    records: [],
    headline:
      "toBeValidJson(): unknown option 'allowProze'; did you mean 'allowProse'? Options: allowProse, repair, " +
      'allowAnyRoot, allowDuplicateKeys, allowUnsafeNumbers, pick, advisory, weight, name',
  },
}
