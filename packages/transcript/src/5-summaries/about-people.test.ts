import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairsOf } from '../testing/pairs-of.ts';
import { isAboutBoth, statesMood, withoutTalkFigures } from './about-people.ts';

const praise = 'I love how this turned out, it is a fantastic piece of work. ';
const talk = {
  praise: `Ana: The report is in the folder.\nBo: ${praise.repeat(4)}\nAna: Thank you, Bo.\nBo: ${praise.repeat(4)}\nAna: Good, Bo.\nBo: ${praise}`,
  bothWays: Array.from(
    { length: 4 },
    () => `Ana: ${praise.repeat(3)}\nBo: ${praise.repeat(3)}`,
  ).join('\n'),
  blame: `
    Ana: The report is in the folder.
    Bo: This report is awful and I hate the layout.
    Ana: I can change the layout tomorrow.
    Bo: It is terrible that nobody listens.
    Ana: The figures are at the end.
    Bo: They are useless there, I am fed up with it.
    Ana: The second draft is shorter.`,
};

describe('a sentence that states a mood', () => {
  test.each([
    ['praise of one', talk.praise, 'What Bo said to Ana sounded positive.'],
    ['praise of both', talk.bothWays, 'What they said to each other sounded positive, both ways.'],
  ])('is found among what is said about a pair: %s', (_, script, sentence) => {
    const summary = pairsOf(script).get('Ana, Bo')?.summary ?? [];
    expect(summary.filter(statesMood)).toEqual([sentence]);
  });

  test('is found among recommendations', () => {
    const advice = pairsOf(talk.blame).get('Ana, Bo')?.advice ?? [];
    expect(advice).toHaveLength(1);
    expect(advice.filter(statesMood)).toEqual(advice);
  });

  test.each([
    'Bo was frustrated with the vendor.',
    'Ana felt left alone with the migration.',
    'Bo is happy to take over the tests.',
    'The tone of Ana became sharper.',
    'Cleo disliked the plan.',
  ])('is found in the words of a language model: %s', (sentence) => {
    expect(statesMood(sentence)).toBe(true);
  });

  test.each([
    'They spoke to each other 3 times: Ana to Bo once, Bo to Ana twice.',
    'Bo asked Ana 1 question.',
    'Bo disagreed with Ana once: "I am not happy, the tone is wrong."',
    'Both spoke of "negative cash flow" and “positive tests”.',
    'Bo moves the backup to another server on Monday.',
  ])('is not found in every sentence: %s', (sentence) => {
    expect(statesMood(sentence)).toBe(false);
  });
});

describe('the figures of one person', () => {
  const facts = fc
    .record({ share: fc.constantFrom('under 1 %', '1 %', '96 %', '100 %'), turns: fc.nat(999) })
    .chain(({ share, turns }) =>
      fc.option(fc.nat(99)).map((questions) => {
        const spoke = `Spoke ${share} of the words in ${turns} ${turns === 1 ? 'turn' : 'turns'}`;
        if (questions === null) return `${spoke}.`;
        return `${spoke}; asked ${questions} ${questions === 1 ? 'question' : 'questions'}.`;
      }),
    );

  test('are removed from a summary, and nothing else is', () => {
    fc.assert(
      fc.property(facts, fc.string(), (figures, rest) => {
        expect(withoutTalkFigures(`${figures} ${rest}`).trim()).toBe(rest.trim());
        expect(withoutTalkFigures(`"${rest}" ${figures}`)).toBe(`"${rest}" ${figures}`);
      }),
    );
  });

  test('are in every built-in sentence about a pair except the phrases that both used', () => {
    const summary =
      pairsOf(`
      Ana: The nightly backup takes all the memory of the payment service.
      Bo: When does the nightly backup of the payment service start?
      Ana: The nightly backup starts at two in the night.
      Bo: I agree with that. The nightly backup could start at four instead.`).get('Ana, Bo')
        ?.summary ?? [];
    expect(summary).toHaveLength(4);
    expect(summary.filter(isAboutBoth)).toEqual(['Both spoke of "nightly backup".']);
  });
});
