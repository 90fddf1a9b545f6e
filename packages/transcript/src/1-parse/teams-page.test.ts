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
