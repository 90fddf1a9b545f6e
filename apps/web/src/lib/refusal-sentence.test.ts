import { expect, test } from 'vitest';
import { ApiRequestError, errorFromAnswer, noAnswerError } from './api-request-error.ts';
import { refusalSentence } from './refusal-sentence.ts';

const texts = { 403: 'You may not.', else: 'It failed. Please try again.' };

test.each([
  [new ApiRequestError(403, 'NO', 'Not authorized'), 'You may not.'],
  [
    new ApiRequestError(401, 'UNAUTHORIZED', 'Not authorized'),
    'Your session has expired. Sign in and try again.',
  ],
  [new ApiRequestError(409, 'NO', 'Somebody was faster'), 'Somebody was faster'],
  [new ApiRequestError(500, 'NO', ''), 'It failed. Please try again.'],
  [errorFromAnswer(502, undefined), 'It failed. Please try again.'],
  [noAnswerError(), 'It failed. Please try again.'],
  [new Error('Failed to send invitation'), 'Failed to send invitation'],
])('%s shows "%s"', (error, sentence) => {
  expect(refusalSentence(error, texts)).toBe(sentence);
});
