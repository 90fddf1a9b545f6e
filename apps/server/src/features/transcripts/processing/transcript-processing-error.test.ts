import { expect, test } from 'vitest';
import { guardAnalysis } from '../analysis/analysis-guard.ts';
import { nameFailure, TranscriptProcessingError } from './transcript-processing-error.ts';

const guard = guardAnalysis({ threads: [] }, { memoryMb: 64, timeMs: 1000, processorMs: 1000 });
const withCode = (code: string) => Object.assign(new Error('told by a library'), { code });

test.each([
  [
    'a file that is no transcript',
    new TranscriptProcessingError('unreadable', 'No talk.'),
    'unreadable',
  ],
  ['a thread that V8 ended', withCode('ERR_WORKER_OUT_OF_MEMORY'), 'memory_limit'],
  ['a thread that died', new Error('worker exited with code: 1'), 'unexpected'],
  ['a message that can’t be copied', new DOMException('no clone', 'DataCloneError'), 'unexpected'],
  ['a mistake in the program', new TypeError('x is not a function'), 'unexpected'],
  ['a value that is not an error', 'thrown', 'unexpected'],
  ['a number out of range', withCode('22003'), 'refused_values'],
  ['a day that is not in the calendar', withCode('22008'), 'refused_values'],
  ['a text that is no Unicode', withCode('22021'), 'refused_values'],
  ['a value that a check refuses', withCode('23514'), 'refused_values'],
  ['more than a column holds', withCode('54000'), 'refused_values'],
  ['a text too long to be sent', new RangeError('Invalid string length'), 'unexpected'],
])('%s has a failure and a sentence', (_, error, failure) => {
  const named = nameFailure(guard.explain(error));
  expect(named.failure).toBe(failure);
  expect(named.message).toMatch(/^[A-Z].*\.$/);
});
