import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sentiment } from '../types.ts';
import { strongMoments } from './strong-moments.ts';

const turn = (index: number, sentiment: Sentiment, score: number, text: string) => ({
  index,
  speaker: 'Ana',
  start: null,
  end: null,
  text,
  words: text.split(' ').length,
  sentiment,
  score,
  probabilities: { positive: 0, neutral: 0, negative: 0 },
});

const praise = 'The way you solved this is wonderful, well done all of you';
const blame = 'Honestly, this was a terrible idea and I hate it';

test('the three strongest turns of each side are found, in the order of speech, with their words', () => {
  const moments = strongMoments([
    turn(0, 'positive', 0.7, `${praise} again`),
    turn(1, 'negative', -0.9, blame),
    turn(2, 'positive', 0.9, praise),
    turn(3, 'positive', 0.95, `Bo, ${praise}`),
    turn(4, 'positive', 0.8, `Cleo, ${praise}`),
  ]);
  expect(moments).toEqual([
    { turn: 1, sentiment: 'negative', words: ['terrible', 'hate'] },
    { turn: 2, sentiment: 'positive', words: ['wonderful', 'well done'] },
    { turn: 3, sentiment: 'positive', words: ['wonderful', 'well done'] },
    { turn: 4, sentiment: 'positive', words: ['wonderful', 'well done'] },
  ]);
});

test('repeated words are a strong moment only once', () => {
  const moments = strongMoments([
    turn(0, 'positive', 0.9, praise),
    turn(1, 'positive', 0.9, `${praise.toLowerCase()} .`),
  ]);
  expect(moments.map(({ turn }) => turn)).toEqual([0]);
});

test.each([
  ['faint ones', turn(0, 'positive', 0.5, praise)],
  ['neutral ones', turn(0, 'neutral', 0.9, praise)],
  ['very short ones', turn(0, 'negative', -0.9, 'I hate this')],
  ['those without a word to point at', turn(0, 'negative', -0.9, 'So it goes on and on with them')],
  ['those with words of the other side', turn(0, 'negative', -0.9, praise)],
  ['apologies', turn(0, 'negative', -0.9, 'Sorry, I was muted and sorry I came late')],
  ['faint words', turn(0, 'negative', -0.9, 'We are sorry that it was slow and hard')],
  ['a greeting', turn(0, 'positive', 0.9, "Hello there to all of you, I'm good as well")],
  ['thanks', turn(0, 'positive', 0.9, 'Thank you so much for all of that, Bo')],
  ['a wish', turn(0, 'positive', 0.9, 'Have a good one, guys, all of you there')],
  ['how sure somebody is', turn(0, 'positive', 0.9, 'I think I have a pretty good idea of it')],
  [
    'what one likes to think',
    turn(0, 'positive', 0.9, 'This is really, like, how I like to think of it'),
  ],
  ['courtesy', turn(0, 'positive', 0.9, 'Thank you very much, thanks everyone, thank you')],
])('not a strong moment: %s', (_, spoken) => {
  expect(strongMoments([spoken])).toEqual([]);
});

test.each([
  ['positive', 0.6, praise, 1],
  ['positive', 0.599, praise, 0],
  ['negative', -0.7, blame, 1],
  ['negative', -0.699, blame, 0],
] as const)('a %s turn of score %d counts from the cut on', (sentiment, score, text, moments) => {
  expect(strongMoments([turn(0, sentiment, score, text)])).toHaveLength(moments);
});

test('no phrase of feeling crosses punctuation', () => {
  const [moment] = strongMoments([
    turn(0, 'positive', 0.9, 'It runs with both of them. So, good job'),
  ]);
  expect(moment?.words).toEqual(['good job']);
});

test('a negated word is shown with its negation, on the other side', () => {
  const [moment] = strongMoments([
    turn(0, 'negative', -0.9, 'This is Not really helpful for us here'),
  ]);
  expect(moment?.words).toEqual(['Not really helpful']);
});

test('the shown words are in the turn unchanged', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'GREAT',
      'couldn’t',
      'be',
      'happier',
      'not',
      'awful',
      'awful,',
      "don't",
      'trust',
      '[noise]',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom('positive', 'negative'), (parts, sentiment) => {
      const text = parts.join(' ');
      const score = sentiment === 'positive' ? 1 : -1;
      for (const { words } of strongMoments([turn(0, sentiment, score, text)]))
        for (const word of words) expect(text).toContain(word);
    }),
  );
});
