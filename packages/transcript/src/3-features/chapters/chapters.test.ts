import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { findChapters } from './chapters.ts';

const hour = 3600;
const about = (names: readonly string[], rounds: number, ...sentences: string[]): string[] =>
  Array.from({ length: rounds * sentences.length }, (_, at) => {
    const said = sentences[at % sentences.length] ?? '';
    return `${names[at % names.length]}: ${said}`;
  });

const harbour = about(
  ['Ana', 'Bo'],
  12,
  'The harbour crane is old and the harbour crane needs new cables before the autumn storms.',
  'Cables for the harbour crane come from two makers, and both makers are slow with cables.',
  'The storms broke the quay wall last autumn, so the quay wall comes first.',
);
const menu = about(
  ['Cleo', 'Dev'],
  12,
  'The canteen kitchen wants a vegetarian menu, and the vegetarian menu needs a second stove.',
  'A second stove in the canteen kitchen costs as much as the old dishwasher did.',
  'The cook tried a vegetarian menu in spring and most guests of the canteen liked it.',
);
const move =
  'Ana: Okay, thank you. So the next item on the agenda is the canteen. Shall we move on?';
const meeting = [...harbour, move, ...menu].join('\n');

describe('chapters', () => {
  const chaptersOfMeeting = () => findChapters(talkFrom(meeting), hour);

  test('begin where the subject changes', () => {
    const start = harbour.length;
    expect(chaptersOfMeeting().some(({ fromTurn }) => Math.abs(fromTurn - start) <= 2)).toBe(true);
  });

  test('have a title from their own words', () => {
    const chapters = chaptersOfMeeting();
    const turns = meeting.toLowerCase().split('\n');
    for (const { title, fromTurn, toTurn } of chapters) {
      const said = turns.slice(fromTurn, toTurn + 1).join(' ');
      expect(said).toContain(title.toLowerCase());
    }
    expect(chapters[0]?.title).toMatch(/harbour|crane|cables|quay/i);
    expect(chapters.at(-1)?.title).toMatch(/canteen|menu|stove/i);
  });

  test('have the list of their speakers', () => {
    const chapters = chaptersOfMeeting();
    expect(chapters[0]?.speakers.slice(0, 2)).toEqual(['Ana', 'Bo']);
    expect(chapters.at(-1)?.speakers).toEqual(expect.arrayContaining(['Cleo', 'Dev']));
    expect(chapters.at(-1)?.speakers).not.toContain('Bo');
  });

  test('are not made for a meeting of less than 15 minutes', () => {
    expect(findChapters(talkFrom(meeting), 14 * 60 + 59)).toEqual([]);
    expect(findChapters(talkFrom(''), hour)).toEqual([]);
  });
});

describe('headings of a file', () => {
  const withHeadings = (...headings: string[]) => {
    const talk = talkFrom(meeting);
    const step = Math.floor(talk.turns.length / headings.length);
    const turns = talk.turns.map((turn) => {
      const heading = turn.index % step === 3 ? headings[Math.floor(turn.index / step)] : undefined;
      return heading === undefined ? turn : { ...turn, heading };
    });
    return { chapters: findChapters({ ...talk, turns }, hour), step };
  };

  test('begin chapters and give their titles', () => {
    const { chapters, step } = withHeadings('The crane', 'The quay wall', 'The canteen');
    for (const [at, title] of ['The crane', 'The quay wall', 'The canteen'].entries())
      expect(chapters).toContainEqual(expect.objectContaining({ title, fromTurn: at * step + 3 }));
  });

  test('give no titles if they are repeated, or if there are only one or two', () => {
    const titlesOf = (...headings: string[]) =>
      withHeadings(...headings).chapters.map(({ title }) => title);
    expect(titlesOf('Summary', 'Summary', 'summary', 'Notes')).not.toContain('Summary');
    expect(titlesOf('Transcript', 'Attendees')).not.toContain('Transcript');
  });

  test('are cut if they are long', () => {
    const long = 'The crane and all that belongs to it '.repeat(5);
    const titles = withHeadings(long, 'The quay', 'The canteen').chapters.map(({ title }) => title);
    expect(titles.some((title) => title.startsWith('The crane and') && title.length <= 102)).toBe(
      true,
    );
  });
});

test('the full phrase is preferred to one of its words as a title', () => {
  const line = (at: number) =>
    `${at % 2 ? 'Ana' : 'Bo'}: The customer was logged out at ${at}, so we looked at the portal again.`;
  const script = [
    'Ana: Nobody could open the customer portal.',
    'Bo: The customer was away.',
    ...Array.from({ length: 30 }, (_, at) => line(at)),
  ].join('\n');
  expect(findChapters(talkFrom(script), 900)[0]?.title).toBe('Customer portal');
});

test('a noun is preferred to a phrase that ends with an adverb as a title', () => {
  const lines = [
    'Ana: The portal is new, and we watch portal closely, as you know.',
    'Bo: The portal is old, or so it was. They watch portal closely.',
  ];
  const script = Array.from({ length: 20 }, (_, at) => lines[at % 2]).join('\n');
  expect(findChapters(talkFrom(script), 900)[0]?.title).toBe('Portal');
});

test('chapters contain every turn of any meeting once, in order, and have titles', () => {
  const line = fc
    .tuple(fc.constantFrom('Ana', 'Bo', 'Cleo'), fc.lorem({ maxCount: 30 }))
    .map(([name, text]) => `${name}: ${text}`);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 80 }), (lines) => {
      const talk = talkFrom(lines.join('\n'));
      const chapters = findChapters(talk, hour);
      let next = 0;
      for (const { fromTurn, toTurn, title } of chapters) {
        expect(fromTurn).toBe(next);
        expect(toTurn).toBeGreaterThanOrEqual(fromTurn);
        expect(title).not.toBe('');
        next = toTurn + 1;
      }
      expect(next).toBe(talk.turns.length);
    }),
    { numRuns: 40 },
  );
});
