import { readdir, readFile } from 'node:fs/promises';
import type { Random } from '../random.ts';
import type { Speaker } from './people.ts';
import { customers, spokenNumber, towns } from './vocabulary.ts';

/** `who` is P for the person who reports, Q and R for those who ask. */
type ItemLine = { who: string; choices: string[] };
type Item = ItemLine[];
export type Lists = ReadonlyMap<string, readonly Item[]>;
type Said = { person: Speaker; text: string };
export type ItemTalk = {
  /** Who reports first, then who asks. */
  people: readonly [Speaker, Speaker, Speaker];
  /** A person who is spoken about. */
  absent: Speaker;
  lastMonth: string;
  nextMonth: string;
};

const folder = new URL('./lists/', import.meta.url);
const triesMax = 12;
/** Shorter sentences are repeated in real talk, too. */
const wordsOfReply = 6;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const listOfDepartment: Record<string, string> = {
  Executive: 'executive',
  Engineering: 'software',
  Product: 'product',
  Design: 'product',
  Marketing: 'marketing',
  Sales: 'sales',
  HR: 'people',
  Finance: 'finance',
};
const listOfTeam: Record<string, string> = { Devices: 'devices', Supply: 'supply' };

/**
 * Reads the lists that people go through in meetings, one file for each kind of work. '@' begins an item; each line
 * has the choices of what is said, divided by ' | '. A reply has the place of its question.
 */
export async function readLists(): Promise<Lists> {
  const names = (await readdir(folder)).sort();
  const lists = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return [name.replace(/\.txt$/, ''), itemsIn(text)] as const;
    }),
  );
  return new Map(lists);
}

function itemsIn(text: string): Item[] {
  return text
    .split(/^@$/m)
    .filter((block) => block.trim() !== '')
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => {
          const [who = '', ...rest] = line.split(': ');
          return { who, choices: rest.join(': ').split(' | ') };
        }),
    );
}

/** What is said about one item. No longer sentence is in `said` already; null if there are no others left. */
export function talkAboutItem(
  lists: Lists,
  { people, absent, lastMonth, nextMonth }: ItemTalk,
  random: Random,
  said: Set<string>,
): Said[] | null {
  const [reporter, asker, other] = people;
  const item = random.pick(lists.get(listOf(reporter)) ?? []);
  const same = new Map<string, string>([
    ['c', random.pick(customers)],
    ['t', random.pick(towns)],
    ['p', absent.firstName],
    ['d', random.pick(weekdays)],
    ['lastmonth', lastMonth],
    ['nextmonth', nextMonth],
  ]);
  const filled = (text: string) =>
    text
      .replace(/\{n (\d+)-(\d+)\}/g, (_, from: string, to: string) =>
        spokenNumber(Math.round(random.between(Number(from), Number(to)))),
      )
      .replace(/\{(\w+)\}/g, (_, slot: string) => same.get(slot) ?? '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const lines: Said[] = [];
  let asked: number | null = null;
  for (const { who, choices } of item) {
    const found = newSentence(choices, asked, { filled, random, said });
    if (!found) return null;
    asked = found.text.endsWith('?') ? found.at : null;
    const person = who === 'P' ? reporter : who === 'Q' ? asker : other;
    lines.push({ person, text: found.text });
  }
  for (const { text } of lines) said.add(text);
  return lines;
}

function newSentence(
  choices: readonly string[],
  at: number | null,
  by: { filled: (text: string) => string; random: Random; said: ReadonlySet<string> },
) {
  for (let tries = 0; tries < triesMax; tries++) {
    const place = at ?? Math.floor(by.random.next() * choices.length);
    const text = by.filled(choices[place] ?? '');
    if (text.split(' ').length <= wordsOfReply || !by.said.has(text)) return { text, at: place };
  }
  return null;
}

const listOf = ({ department, teams }: Speaker): string =>
  teams.map((team) => listOfTeam[team]).find((list) => list !== undefined) ??
  listOfDepartment[department ?? ''] ??
  'product';
