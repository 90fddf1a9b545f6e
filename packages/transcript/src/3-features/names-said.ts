import { commonWords } from './common-words.ts';
import type { Sentence } from './sentences.ts';
import type { SpokenTurn, Talk } from './talk.ts';
import { tokensOf } from './words.ts';

export type NamesSaidTo = (turn: SpokenTurn) => number[];

const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr prof professor sir madam minister hon the honourable honorable councillor chair'.split(
    ' ',
  ),
);

const rolesNotNames: ReadonlySet<string> = new Set(
  `speaker project industrial user marketing program product unknown guest host moderator grad phd postdoc manager
  designer expert interface person participant operator interviewer interviewee admin team room transcriber`.split(
    /\s+/,
  ),
);

const openers: ReadonlySet<string> = new Set(
  `so and okay ok yeah yes yep no hey hi hello thanks thank you well but right alright sure sorry good morning afternoon
  please maybe then now um uh oh great cool dear welcome over to all`.split(/\s+/),
);

const calls: ReadonlySet<string> = new Set('hi hey hello thanks welcome you ahead'.split(' '));

const secondPerson: ReadonlySet<string> = new Set(
  `can could would will do did are have you your please what how when where why any`.split(' '),
);

/** A name that fits two participants is left out. */
export function namesSaidTo({ names }: Talk): NamesSaidTo {
  const people = peopleByName(names);
  return (turn) => callsOf(turn.sentences, people).filter((person) => person !== turn.speaker);
}

/** Positions of the names by which somebody is called in the sentences. */
export const callsOf = (
  sentences: readonly Sentence[],
  names: ReadonlyMap<string, number>,
): number[] =>
  sentences.flatMap(({ text, tokens }) =>
    tokens.some((token) => names.has(token)) ? addressedIn(text, names) : [],
  );

export function partsOfName(name: string): string[] {
  return tokensOf(name.replace(/[([].*?[)\]]|[_|/]/g, ' ')).filter(
    (part) => part.length > 1 && !titles.has(part) && !rolesNotNames.has(part),
  );
}

function peopleByName(names: readonly string[]): Map<string, number> {
  const people = new Map<string, number>();
  const shared = new Set<string>();
  for (const [person, name] of names.entries()) {
    for (const part of new Set(partsOfName(name))) {
      if (commonWords.has(part) && part !== 'will' && part !== 'may') continue;
      if (people.has(part)) shared.add(part);
      people.set(part, person);
    }
  }
  for (const part of shared) people.delete(part);
  return people;
}

function addressedIn(text: string, people: ReadonlyMap<string, number>): number[] {
  const written = text.split(' ');
  const capitals = text !== text.toLowerCase();
  const said: number[] = [];
  for (const [at, word] of written.entries()) {
    const [token] = tokensOf(word);
    const person = token === undefined ? undefined : people.get(token);
    if (person === undefined || (capitals && !/\p{Lu}/u.test(word))) continue;
    if (isCalled(written, at)) said.push(person);
  }
  return said;
}

function isThanked(written: readonly string[], at: number): boolean {
  return /\b(?:thanks|thank you)(?:,? (?:so|very) much)?(?: again)?,?$/i.test(
    written.slice(Math.max(0, at - 5), at).join(' '),
  );
}

/** "Anna, can you", "thanks Anna", "what do you think, Anna?", but not "Anna said" or "with Ben, Anna and Cleo". */
function isCalled(written: readonly string[], at: number): boolean {
  const word = written[at] ?? '';
  const pausesAfter = /[,.!?:;…-]$/.test(word) || at === written.length - 1;
  const [next = ''] = tokensOf(written[at + 1] ?? '');
  const [previous = ''] = tokensOf(written[at - 1] ?? '');
  if (calls.has(previous) && pausesAfter) return true;
  if (isThanked(written, at)) return true;

  const opens = written.slice(0, at).every((before) => {
    const tokens = tokensOf(before);
    return tokens.every((token) => openers.has(token));
  });
  if (opens) return pausesAfter || secondPerson.has(next);

  const pausesBefore = (written[at - 1] ?? '').endsWith(',');
  return pausesBefore && pausesAfter && next !== 'and' && next !== 'or' && next !== 'who';
}
