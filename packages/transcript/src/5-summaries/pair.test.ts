import { describe, expect, test } from 'vitest';
import { pairsOf } from '../testing/pairs-of.ts';

describe('summary of a pair', () => {
  test('each quotation is in the turn that its evidence names', () => {
    const pairs = pairsOf(`
      Ana: When does the nightly backup of the payment service start?
      Bo: I don't agree, Ana, the backup is not the problem. When will we look at the service?
      Ana: Exactly. It starts at two, Bo.`);
    expect(
      pairs
        .values()
        .map(({ isProven }) => isProven)
        .toArray(),
    ).toEqual([true]);
    expect(pairs.get('Ana, Bo')?.quotes).toContain(
      "I don't agree, Ana, the backup is not the problem.",
    );
  });

  test('counts, questions, agreement and shared phrases', () => {
    const pair = pairsOf(`
      Ana: The nightly backup takes all the memory of the payment service.
      Bo: When does the nightly backup of the payment service start?
      Ana: The nightly backup starts at two in the night.
      Bo: I agree with that. The nightly backup could start at four instead.`).get('Ana, Bo');
    expect(pair?.summary).toEqual([
      'They spoke to each other 3 times: Ana to Bo once, Bo to Ana twice.',
      'Bo asked Ana 1 question.',
      'Bo agreed with Ana once.',
      'Both spoke of "nightly backup".',
    ]);
    expect(pair?.advice).toEqual([]);
  });

  test('a person who never spoke to the other is mentioned', () => {
    const once = 'Ana: The import is slow today.\nBo: It lacks an index, Ana.';
    expect(pairsOf(once).get('Ana, Bo')?.summary).toEqual(['Bo spoke to Ana once.']);
    const often = 'Cleo: Ana, I see.\nAna: Cleo, look.\nBo: It lacks an index, Ana.\n'.repeat(3);
    expect(pairsOf(`Ana: So.\n${often}`).get('Ana, Bo')?.summary[0]).toBe(
      'Bo spoke to Ana 3 times; Ana did not speak to Bo.',
    );
  });

  test.each([
    [8, 'Bo spoke to Ana 3 times; Ana did not speak to Bo.'],
    [9, 'Bo spoke to Ana 3 times.'],
  ])(
    'silence of one person is mentioned in meetings of up to 8 people: %d people',
    (people, told) => {
      const others = Array.from(
        { length: people - 3 },
        (_, i) => `Guest${'abcdef'[i]}: I am new.\n`,
      );
      const often = 'Cleo: Ana, I see.\nAna: Cleo, look.\nBo: It lacks an index, Ana.\n'.repeat(3);
      const pairs = pairsOf(`Ana: So.\n${often}${others.join('')}`);
      expect(pairs.get('Ana, Bo')?.summary[0]).toBe(told);
    },
  );

  test('disagreement is quoted', () => {
    const pair = pairsOf("Ana: We launch on Monday.\nBo: I don't agree, the tests are red.").get(
      'Ana, Bo',
    );
    expect(pair?.summary[1]).toBe(
      'Bo disagreed with Ana once: "I don\'t agree, the tests are red."',
    );
  });

  test('mood is stated for one or both people', () => {
    const praise = 'I love how this turned out, it is a fantastic piece of work. ';
    const pair = pairsOf(
      `Ana: The report is in the folder.\nBo: ${praise.repeat(4)}\nAna: Thank you, Bo.\nBo: ${praise.repeat(4)}\nAna: Good, Bo.\nBo: ${praise}`,
    ).get('Ana, Bo');
    expect(pair?.summary).toContain('What Bo said to Ana sounded positive.');
  });

  test.each(['The Chair', 'Operator'])('no mood is stated towards %s', (label) => {
    const praise = 'I love how this turned out, it is a fantastic piece of work. ';
    const pair = pairsOf(
      `${label}: The report is in the folder.\nBo: ${praise.repeat(4)}\n${label}: Next.\nBo: ${praise.repeat(4)}\n${label}: Go on.\nBo: ${praise}`,
    ).get(`${label}, Bo`);
    expect(pair?.summary.join(' ')).not.toMatch(/sounded/);
  });

  test('shared phrases are topics', () => {
    const pair = pairsOf(`
      Ana: Currently the invoice import is slow, and the current invoice import is optional.
      Bo: Currently, Ana, the invoice import looks strong and optional.
      Ana: The optional invoice import looks strong to me.
      Bo: Strong and optional, that is the invoice import.`).get('Ana, Bo');
    expect(pair?.summary.at(-1)).toBe('Both spoke of "invoice import".');
  });

  test('mood is not stated if it hardly differs from that of most pairs', () => {
    const plain = 'The report is in the folder and the numbers of the last week stand in it. ';
    const pair = pairsOf(
      `Ana: ${plain}\nBo: ${plain.repeat(4)} I love how it turned out.\nAna: Okay, Bo, so be it.\nBo: ${plain.repeat(4)}\nAna: All right, Bo.\nBo: ${plain}`,
    ).get('Ana, Bo');
    expect(pair?.summary.join(' ')).not.toMatch(/sounded/);
  });
});
