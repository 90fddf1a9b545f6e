/** Events refresh what is under these keys. */
export const askKeys = {
  answers: ['ask', 'answer'],
  writing: ['ask', 'writing'],
  sentences: ['ask', 'sentences'],
  asked: ['ask', 'asked'],
  suggestions: ['ask', 'suggestions'],
  counted: ['ask', 'counted'],
} as const;

/** What is asked beside a question changes rarely. */
export const askStaleMs = 60_000;
