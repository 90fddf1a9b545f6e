import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { quotableSentences } from './quotable.ts';

const qualityOf = (text: string): number | undefined =>
  quotableSentences(talkFrom(`Ana: ${text}`))[0]?.quality;

test.each([
  'Yeah, you know, good stuff.',
  'The backup failed.',
  'The slides are at https://example.org/slides and the report comes after them.',
  'We… the nightly backup to the second server in the cellar.',
  `${'The very long report about the harbour and the bridge goes on '.repeat(5)}.`,
])('%s is not quoted', (text) => {
  expect(qualityOf(text)).toBeUndefined();
});

test.each([
  [
    'We decided to move the nightly backup to the second server.',
    'The nightly backup was on the second server in the cellar.',
  ],
  [
    'The nightly backup takes all the memory of the payment service.',
    'Um, the nightly, um, backup, like, takes, uh, all the memory, like, of the payment service.',
  ],
  [
    'The nightly backup takes all the memory of the payment service.',
    'Can you see the nightly backup on my screen share of the payment service?',
  ],
  [
    'The nightly backup takes all the memory of the payment service.',
    'It takes all the memory of the payment service and the nightly invoice run.',
  ],
])('"%s" is quoted rather than "%s"', (better, worse) => {
  expect(qualityOf(better)).toBeGreaterThan(qualityOf(worse) ?? 0);
});
