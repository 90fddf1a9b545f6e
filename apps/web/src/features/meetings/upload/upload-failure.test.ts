import { expect, it } from 'vitest';
import { ApiRequestError, errorFromAnswer, noAnswerError } from '@/lib/api-request-error.ts';
import { uploadFailure } from './upload-failure.ts';

const refused = (status: number, message: string) => new ApiRequestError(status, 'CODE', message);

it.each([
  [refused(401, 'No session'), { sentence: 'Authentication failed. Please log in again.' }],
  [
    refused(400, 'This PDF is protected by a password.'),
    {
      sentence: 'Invalid file format or file too large.',
      reason: 'This PDF is protected by a password.',
    },
  ],
  [
    refused(400, 'Invalid file format or file too large.'),
    { sentence: 'Invalid file format or file too large.' },
  ],
  [
    refused(422, 'None'),
    { sentence: 'You must have an active organization to upload transcripts.' },
  ],
  [
    refused(503, 'the queue is not answering'),
    { sentence: 'Upload failed: the queue is not answering' },
  ],
  [refused(500, ''), { sentence: 'Upload failed: Unknown error' }],
  [errorFromAnswer(502, '<h1>Bad Gateway</h1>'), { sentence: 'Upload failed: Unknown error' }],
  [errorFromAnswer(500, {}), { sentence: 'Upload failed: Unknown error' }],
  [noAnswerError(), { sentence: 'Upload failed: the server did not answer' }],
  [new Error(''), { sentence: 'Upload failed: Unknown error' }],
  ['nonsense', { sentence: 'Upload failed: Unknown error' }],
])('%s reads %j', (error, failure) => {
  expect(uploadFailure(error)).toEqual(failure);
});
