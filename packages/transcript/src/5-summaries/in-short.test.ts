import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { clearSentences } from './clear-sentences.ts';
import { chooseInShort, inShortChoice } from './in-short.ts';
import type { InShortInput } from './in-short-candidates.ts';
import { sentencesToQuote, withSubstance } from './quotable.ts';
import { termWeights } from './term-weights.ts';

type Asked = Partial<Pick<InShortInput, 'chapters'> & Parameters<typeof chooseInShort>[1]>;

function inShortOf(script: string, { chapters = [], decisions = [], told = [] }: Asked = {}) {
  const talk = talkFrom(script);
  const pool = sentencesToQuote(talk);
  const clear = clearSentences(talk, pool, termWeights(talk, withSubstance(pool)));
  return chooseInShort(inShortChoice({ talk, clear, chapters }), { decisions, told });
}

const said = (script: string, lists?: Asked): string =>
  inShortOf(script, lists)
    .map(({ text }) => text)
    .join('\n');

const lines = `
  Ana: Good morning everyone, can you hear me and see the harbour report on my screen?
  Bo: It is also what they told us about that.
  Ana: We decided to replace the cables of the harbour crane before the autumn storms.
  Bo: Which the maker of the cables never told the office in the harbour.
  Cleo: The quay wall is broken in two places, and the repair costs more than the budget allows.
  Bo: I propose to close the northern quay until the end of March.
  Ana: Um, and so the, the permit of the city for the quay, uh, is
  Dev: ♪ We will need the harbour and the harbour will need the autumn storms because of you. ♪
  Dev: The permit for the night work at the quay arrives on Thursday.
  Cleo: Thank you all for the harbour report and have a good day.`
  .split('\n')
  .flatMap((line) => line.trim() || []);

describe('in short', () => {
  const told = inShortOf(lines.join('\n'));

  test('are sentences with who said them, word for word and in order', () => {
    const at = told.map(({ text }) => lines.indexOf(text.replaceAll('"', '')));
    expect(at.length).toBeGreaterThanOrEqual(3);
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    for (const { evidence } of told) expect(evidence).toHaveLength(1);
  });

  test('contain the decision', () => {
    expect(told.map(({ text }) => text).join()).toContain('We decided to replace the cables');
  });

  test('are not greetings, call checks, fragments or sentences that refer back', () => {
    expect(told.map(({ text }) => text).join()).not.toMatch(
      /hear me|Thank you|It is also|Which the maker|♪|the permit of the city/,
    );
  });

  const places = ['harbour', 'canteen', 'library', 'station', 'theatre', 'airport', 'market'];
  const parts = ['roof', 'door', 'stair', 'lift', 'floor', 'wall', 'gate', 'tower'];
  const script = places.flatMap((place) =>
    parts.map(
      (part) =>
        `Ana: The ${place} needs a new ${part} by next March because the old ${part} of the ${place} leaks water into the cellar every single winter.`,
    ),
  );

  test('are more in a longer meeting, and spread over its chapters', () => {
    const chapters = places.map((place, at) => ({
      title: place,
      fromTurn: at * 8,
      toTurn: at * 8 + 7,
      speakers: ['Ana'],
    }));
    const long = inShortOf(script.join('\n'), { chapters });
    expect(long.length).toBeGreaterThan(3);
    const told = new Set(long.map(({ evidence: [quote] }) => Math.floor((quote?.turn ?? 0) / 8)));
    expect(told.size).toBeGreaterThan(3);
    expect(inShortOf(script.slice(0, 10).join('\n'))).toHaveLength(3);
    expect(inShortOf(Array(12).fill(script).flat().join('\n')).length).toBeLessThanOrEqual(15);
  });

  test('begin with the decisions, which leave room for other matters', () => {
    const quoteOf = (turn: number) => ({ turn, quote: script[turn]?.slice(5) ?? '' });
    const turnsOf = (lists: Asked) =>
      inShortOf(script.join('\n'), lists).map(({ evidence: [quote] }) => quote?.turn ?? 0);
    expect(turnsOf({ decisions: [quoteOf(41)] })).toContain(41);
    const many = [0, 1, 2, 3, 4, 5, 6, 7].map(quoteOf);
    expect(turnsOf({ decisions: many }).filter((turn) => turn < 8).length).toBeLessThanOrEqual(3);
  });

  test('leave out what another list tells', () => {
    const [chosen] = inShortOf(script.join('\n'));
    const told = chosen?.evidence ?? [];
    const others = inShortOf(script.join('\n'), { told });
    expect(others.map(({ evidence: [quote] }) => quote?.turn)).not.toContain(told[0]?.turn);
  });

  test('a sentence that points back stands with the one before, or with the question it answers', () => {
    const quote = 'It raised the price to 820 euros in March.';
    expect(
      said(`Ana: The maker of the cables is in Bremen. ${quote}`, {
        decisions: [{ turn: 0, quote }],
      }),
    ).toBe(`Ana: "The maker of the cables is in Bremen. ${quote}"`);
    expect(
      said(
        'Ana: What did the new crane cost the harbour?\nBo: It cost 90,000 euros with the cables.',
      ),
    ).toBe(
      'Ana: "What did the new crane cost the harbour?" Bo: "It cost 90,000 euros with the cables."',
    );
    expect(said('Ana: Yes.\nBo: It cost 90,000 euros with the cables.')).toBe('');
  });

  test('leave out what the next speaker denies', () => {
    const premise = 'Ana: The permit for the quay arrives on Thursday at noon.';
    expect(said(`${premise}\nBo: Good.`)).toContain('Thursday');
    expect(said(`${premise}\nBo: No, the city moved it.`)).not.toContain('Thursday');
    expect(said(`${premise}\nBo: No problem.`)).toContain('Thursday');
  });

  test('leave out talk before the meeting begins and after it ends', () => {
    const small = 'Bo: The new bakery at the station sells cake for two euros.';
    const rest = Array(20).fill('Cleo: Yes.').join('\n');
    expect(said(`${small}\nAna: Okay, let's get started.\n${rest}`)).not.toContain('bakery');
    expect(said(`${rest}\nAna: Have a good weekend.\n${small}`)).not.toContain('bakery');
    expect(said(`${small}\n${rest}`)).toContain('bakery');
  });

  test('in a chat a message needs neither capital nor full stop', () => {
    const chat = 'ana: ok\nbo: the reseed servers lost 3 of 9 certificates in may\nana: thx';
    expect(said(chat)).toContain('the reseed servers lost 3 of 9 certificates in may');
    expect(said(`${chat}\nbo: we lost 2 more servers in june :)`)).not.toContain('june');
  });

  test('leave out speech that was cut at pauses', () => {
    expect(said('Ana: The crane at the harbour lifts 40 pallets For the ships of May.')).toBe('');
    expect(said('Ana: The crane at the harbour lifts 40 pallets for the ships of May.')).not.toBe(
      '',
    );
  });

  test.each([
    ['an option of a list', '2. The city closes the northern quay until March.'],
    ['a link', '[The city closes the northern quay until March](quay.html).'],
    ['a thing without a name', 'The harbour needs a lot of stuff from the city until March.'],
    ['a noun that looks like a verb', 'The northern harbour after the test of the cranes.'],
    ['what points outside', 'The city closes the quay at that exit until March.'],
    ['what is only supposed', 'Say a ship of 40 pallets arrives at the quay in March.'],
    ['what an episode tells', 'This episode is about the quay that closes in March.'],
  ])('leave out %s', (_, quote) => {
    expect(said(`Ana: Yes.\nBo: ${quote}`)).toBe('');
  });

  test('tell the same only once', () => {
    const quote = 'The city closes the northern quay until March.';
    const rest = Array(9).fill('Cleo: Yes.').join('\n');
    expect(inShortOf(`Ana: ${quote}\n${rest}\nBo: ${quote}`)).toHaveLength(1);
  });

  test('without named speakers the sentences stand alone', () => {
    const unnamed = lines.map((line) => line.replace(/^\w+: /, '')).join('\n');
    for (const { text } of inShortOf(unnamed)) expect(text).not.toMatch(/^"|: "/);
  });
});
