import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

test('a name and a time in words, repeated above each piece, are no words', () => {
  const text = `Jo Free started transcription

Pete Hogg
0 minutes 3 seconds0:03
Pete Hogg 0 minutes 3 seconds
They do not know anything about the port.
Pete Hogg 1 minute 6 seconds
So they keep no list of keys.

Jo Free
1 minute 19 seconds1:19
Jo Free 1 minute 19 seconds
And the depot has none as well.
`;
  const { turns, participants } = analyseTranscript({ text, fileName: 'a.txt', directory: [] });
  expect(participants.map(({ name }) => name)).toEqual(['Pete Hogg', 'Jo Free']);
  expect(turns.map(({ text: said }) => said)).toEqual([
    'They do not know anything about the port. So they keep no list of keys.',
    'And the depot has none as well.',
  ]);
});

test('a name and a time in words on one line stand above the words', () => {
  const text = `Port call
October 16, 2025

Pete Hogg (PORT) 0 minutes 5 seconds

They do not know anything about the port.

Jo Free 1 hour 2 minutes 7 seconds

It took 10 minutes 30 seconds to find out.

Pete Hogg (PORT) 1 hour 2 minutes 9 seconds

So they keep no list of keys.
`;
  const { turns, title } = analyseTranscript({ text, fileName: 'a.txt', directory: [] });
  expect(title).toBe('Port call');
  expect(turns.map(({ speaker, start, text: said }) => `${start} ${speaker}: ${said}`)).toEqual([
    '5 Pete Hogg (PORT): They do not know anything about the port.',
    '3727 Jo Free: It took 10 minutes 30 seconds to find out.',
    '3729 Pete Hogg (PORT): So they keep no list of keys.',
  ]);
});
