import { describe, expect, test } from 'vitest';
import { pairsOf } from '../testing/pairs-of.ts';

describe('recommendations', () => {
  test('a question without a following turn gives no advice: the answer may have been a nod', () => {
    const pair = pairsOf(`
      Bo: The contract is with the lawyers.
      Ana: Bo, when will the supplier contract be signed?`).get('Bo, Ana');
    expect(pair?.advice).toEqual([]);
  });

  test('one-sided talk gets advice with its share, a presentation does not', () => {
    const long =
      'The delivery route through the harbour costs more since the bridge was closed and the ferry runs only twice a day';
    const talk = Array.from({ length: 6 }, () => `Ana: ${long}.\nBo: That is so, Ana.`).join('\n');
    expect(pairsOf(talk).get('Ana, Bo')?.advice).toEqual([
      expect.stringMatching(/^In their conversation 8\d % of the words came from Ana\./),
    ]);
    const presentation = Array.from(
      { length: 6 },
      () => `Ana: ${`${long}. `.repeat(12)}\nBo: That is so, Ana.`,
    );
    expect(pairsOf(presentation.join('\n')).get('Ana, Bo')?.advice).toEqual([]);
  });

  test('negative words to the other give advice with count and quotation', () => {
    const pair = pairsOf(`
      Ana: The report is in the folder.
      Bo: This report is awful and I hate the layout.
      Ana: I can change the layout tomorrow.
      Bo: It is terrible that nobody here ever listens.
      Ana: The figures are at the end.
      Bo: They are useless there, I am fed up with it.
      Ana: The second draft is shorter.`).get('Ana, Bo');
    expect(pair?.advice).toEqual([
      expect.stringMatching(
        /^3 of the 3 times Bo spoke to Ana sounded negative, none the other way round: "(?:This report is awful|It is terrible|They are useless).+" Ask what stands behind it\.$/,
      ),
    ]);
  });

  test('two people who share a topic and hardly speak to each other get advice', () => {
    const round = `
      Ana: The warehouse migration needs a second test run.
      Cleo: Ana, a second test run of the warehouse migration takes a day.
      Ana: Cleo, then we start the warehouse migration on Monday.
      Cleo: Bo, what do you need for the warehouse migration?
      Bo: Cleo, for the warehouse migration I need access to the scanners.
      Cleo: Bo, the scanners are in the cellar.
    `;
    const pairs = pairsOf(`${round.repeat(8)}\nBo: Ana, hello from the cellar.`);
    const advice = pairs.get('Ana, Bo')?.advice.join(' ');
    expect(advice).toMatch(
      /^Ana spoke of warehouse migration 16 times and Bo 8 times, but they spoke to each other only /,
    );
  });

  test('a topic of the whole meeting gives no advice to two people', () => {
    const round = `
      Ana: The warehouse migration needs a second test run.
      Cleo: Ana, a test of the warehouse migration takes a day, and the warehouse migration is next.
      Ana: Cleo, then we start the warehouse migration on Monday.
      Cleo: Bo, the warehouse migration is late. What do you need for the warehouse migration?
      Bo: Cleo, for the warehouse migration I need access to the scanners.
      Cleo: Bo, the scanners are in the cellar. Good for the warehouse migration.
    `;
    const pairs = pairsOf(`${round.repeat(8)}\nBo: Ana, hello from the cellar.`);
    expect(pairs.get('Ana, Bo')?.advice).toEqual([]);
  });

  test('an apology, a no and a broken-off sentence do not count as negative', () => {
    const said = [
      'I am so sorry, that is terrible.',
      'No, that is awful for us.',
      'It is awful that…',
    ];
    const talk = said.map((text) => `Ana: The report is in the folder.\nBo: ${text}`).join('\n');
    expect(pairsOf(talk).get('Ana, Bo')?.advice).toEqual([]);
  });

  test.each([
    ['a check of the call', 'Bo: I am back.\nAna: Bo, can you hear me now?'],
    ['an invitation to speak', 'Bo: I am back.\nAna: Bo, any updates this week?'],
    [
      'a question to who is nobody',
      'Operator: One moment.\nAna: Operator, when will the line be open?',
    ],
    [
      'a question that names nobody',
      'Bo: I am back.\nAna: When will the supplier contract be signed?',
    ],
  ])('%s is not negative', (_, talk) => {
    expect([...pairsOf(talk).values()].flatMap(({ advice }) => advice)).toEqual([]);
  });

  const long =
    'The delivery route through the harbour costs more since the bridge was closed and the ferry runs only twice a day';

  test('leaders, people who are asked, and pairs in a crowd get no advice on their shares', () => {
    const oneSided = (ana: string, bo: string) =>
      `${ana}: ${long}.\n${bo}: That is so.\n`.repeat(6);
    expect(pairsOf(oneSided('Ana', 'Bo')).get('Ana, Bo')?.advice).toHaveLength(1);
    expect(pairsOf(oneSided('Ana', 'Chair Bo')).get('Ana, Chair Bo')?.advice).toEqual([]);
    const asked = `Bo: What does the route cost?\nAna: ${long}.\n`.repeat(6);
    expect(pairsOf(asked).get('Bo, Ana')?.advice).toEqual([]);
    const guests = (count: number) =>
      Array.from({ length: count }, (_, i) => `Guest${'abcdefg'[i]}: I am new.\n`).join('');
    expect(pairsOf(oneSided('Ana', 'Bo') + guests(6)).get('Ana, Bo')?.advice).toHaveLength(1);
    expect(pairsOf(oneSided('Ana', 'Bo') + guests(7)).get('Ana, Bo')?.advice).toEqual([]);
  });

  test('without a reason there is no advice', () => {
    for (const { advice } of pairsOf(
      'Ana: The plan is done.\nBo: The budget as well.\nAna: Then we meet on Monday.',
    ).values())
      expect(advice).toEqual([]);
  });
});
