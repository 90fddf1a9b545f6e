import { expect, test } from 'vitest';
import { sentencesOf } from '../3-features/sentences.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { scoreLine } from './score-turn.ts';
import {
  evidenceOf,
  feelingFrom,
  feelingOf,
  fewestWordsOfFeeling,
  type ScoredTurn,
  shownFeeling,
  withScores,
} from './shown-feeling.ts';

const hair = 0.0001;
const warm = feelingFrom.positive;
const cold = -feelingFrom.negative;

const turnsWith = (scores: readonly number[], words = 20): ScoredTurn[] =>
  scores.map((score, index) => ({ index, words, score, sentences: [] }));
const plain = (count: number) => Array.from({ length: count }, () => 0);

test.each([
  ['positive', [warm, warm]],
  ['negative', [cold, cold]],
  ['positive', [warm, warm, cold]],
  ['neutral', [warm, cold]],
  ['neutral', [warm, warm, warm, cold, cold]],
  ['negative', [cold, cold, cold, cold, warm]],
] as const)('%s: turns with scores %j', (sentiment, scores) => {
  expect(shownFeeling(turnsWith(scores))?.sentiment).toBe(sentiment);
});

test.each([
  ['one turn', [warm, 0, 0]],
  ['scores just below the cuts', [warm - hair, warm - hair, cold + hair, cold + hair]],
  ['less than a tenth of the turns', [warm, warm, ...plain(19)]],
])('%s shows nothing', (_, scores) => {
  expect(shownFeeling(turnsWith(scores))).toBeNull();
});

test('a tenth of the turns shows feeling, and short turns are left aside', () => {
  const tenth = turnsWith([warm, warm, ...plain(18)]);
  expect(shownFeeling(tenth)).not.toBeNull();
  const short = turnsWith(plain(30), fewestWordsOfFeeling - 1);
  expect(shownFeeling([...tenth, ...short])).not.toBeNull();
  expect(shownFeeling(turnsWith([1, 1, 1], fewestWordsOfFeeling - 1))).toBeNull();
  expect(feelingOf({ score: 1, words: fewestWordsOfFeeling - 1 })).toBeNull();
});

test('the strongest two turns stand for a feeling, one of each for both', () => {
  const shown = (scores: readonly number[]) =>
    shownFeeling(turnsWith(scores))?.turns.map(({ index }) => index);
  expect(shown([0.85, 0.99, cold, 0.9])).toEqual([1, 3]);
  expect(shown([0.85, cold, 0.99, -0.9])).toEqual([2, 3]);
});

test('the sentence that shows the feeling most is quoted, in order of speech', () => {
  const said = (index: number, score: number, text: string): ScoredTurn => ({
    index,
    score,
    words: 20,
    sentences: sentencesOf(
      text,
      () => null,
      (shared) => shared,
    ),
  });
  expect(
    evidenceOf([
      said(7, 0.9, 'The file is in the folder. I love how this turned out, it is fantastic.'),
      said(2, -0.9, 'I hate this awful mess, it is terrible. I love Fridays though.'),
    ]),
  ).toEqual([
    { turn: 2, quote: 'I hate this awful mess, it is terrible.' },
    { turn: 7, quote: 'I love how this turned out, it is fantastic.' },
  ]);
});

test.each([
  [
    'courtesy',
    'Thank you so much for the lovely demo. You guys are awesome. The list is in the mail.',
    null,
  ],
  [
    'courtesy before a feeling',
    "Thanks everyone. I'm really proud of this launch, and I love how it looks.",
    'positive',
  ],
  [
    'the anger of customers',
    'They were furious and said it was a terrible disaster. We shipped the fix on Monday.',
    null,
  ],
  [
    'the own anger',
    "I'm really furious about this mess, and I hate how we handled it.",
    'negative',
  ],
] as const)('%s: %s', (_, text, feeling) => {
  const { turns } = talkFrom(`Ana: ${text}`);
  expect(withScores(turns, [scoreLine(text)]).map(feelingOf)).toEqual([feeling]);
});
