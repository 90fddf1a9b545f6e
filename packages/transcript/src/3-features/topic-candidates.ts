import { commonWords } from './common-words.ts';
import { firstNames } from './first-names.ts';
import { lastNames } from './last-names.ts';
import { partsOfName } from './names-said.ts';
import type { SpokenTurn, Talk } from './talk.ts';
import { isContentWord, singular, tokensOf } from './words.ts';

export type TopicCandidate = {
  /** Singular, in lower case. */
  words: string[];
  count: number;
  /** Count by spelling. */
  spellings: Map<string, number>;
  speakers: Set<number | null>;
  /** Tenths of the meeting in which it was said. */
  tenths: Set<number>;
  /** Times written as a name inside a sentence. */
  capitalized: number;
  /** Times after a word that precedes nouns ('the', 'our', 'of'). */
  asNoun: number;
  /** Times addressed or said to speak, as people are. */
  asPerson: number;
  /** Times that no further content word followed. */
  endings: number;
  /** Times after another word with a capital, as in 'Madison County'. */
  insideName: number;
};

const longestTopicWords = 3;
/** If most of a text is in capitals, they carry no information. */
const shoutedShare = 0.5;

const beforeNouns = new Set(
  'the a an our your their my his her its this that these those each every any some no of for with about in on another both new der das den dem des ein eine le la les un une du el los las una del il lo gli della het een de um uma do da'.split(
    ' ',
  ),
);
const beforePeople = new Set('hi hey hello thanks mr mrs ms dr miss dear'.split(' '));
const afterPeople = new Set(
  'said says asked asks mentioned thinks wants suggested raised proposed pointed replied told'.split(
    ' ',
  ),
);
/** Words that go on after somebody was called. */
const toOneself = new Set(
  'can could would will did do are have you your please what how when where any go thanks thank'.split(
    ' ',
  ),
);
const honorifics = new Set(
  'mr mrs ms miss dr prof prime minister hon sir madam mme herr frau señor señora monsieur madame senhor senhora captain officer sergeant chief councilman councilwoman commissioner senator congressman pastor judge mayor'.split(
    ' ',
  ),
);

/**
 * Counts runs of up to three content words that are said again, in the talk itself if `often` does not name them. Names
 * of people are excluded; `alsoPeople` are further names.
 */
export function topicCandidates(
  talk: Talk,
  alsoPeople: readonly string[],
  often?: ReadonlySet<string>,
): TopicCandidate[] {
  const capitalsTell = !isShouted(talk.turns);
  const lines = linesOf(
    talk,
    capitalsTell,
    new Set([...talk.names, ...alsoPeople].flatMap(partsOfName)),
  );
  const again = often ?? wordsSaidAgain(lines);
  const found = new Map<string, TopicCandidate>();
  for (const line of lines) {
    for (let at = 0; at < line.words.length; at++) {
      for (let length = 1; length <= longestTopicWords; length++) {
        const last = line.words[at + length - 1];
        if (!last?.fit || !again.has(last.key)) break;
        countRun(found, line, at, length, capitalsTell);
        if (last.pause) break;
      }
    }
  }
  for (const run of runsOf(talk.names)) found.delete(run);
  const isPersons = (word: string) => isPersonsName(found.get(word));
  return [...found.values()].filter(
    (candidate) =>
      candidate.words.length === 1 ||
      !isWrittenAsName(candidate) ||
      !(candidate.words.some(isPersons) || isFullName(candidate.words)),
  );
}

const isFullName = (words: readonly string[]): boolean => lastNames.has(words.at(-1) ?? '');

/** A word with at least this share of uses as people are called, or with verbs of people, is taken for a name. */
const personShare = 0.12;

const isPersonsName = (word: TopicCandidate | undefined): boolean =>
  word !== undefined && isWrittenAsName(word) && word.asPerson > word.count * personShare;

const isWrittenAsName = ({ capitalized, count }: TopicCandidate): boolean =>
  capitalized >= count / 2;

type Line = { words: Written[]; speaker: number | null; tenth: number };

function linesOf({ turns }: Talk, capitalsTell: boolean, people: ReadonlySet<string>): Line[] {
  const known = new Map<string, Written | null>();
  const writtenAs = (word: string): Written | null => {
    let written = known.get(word);
    if (written === undefined) {
      written = writtenWord(word, people);
      known.set(word, written);
    }
    return written;
  };
  return turns.flatMap(({ sentences, speaker, index }) =>
    sentences.map(({ text }) => ({
      words: decoded(capitalsTell ? text : text.toLowerCase())
        .split(' ')
        .map(writtenAs)
        .filter((word) => word !== null),
      speaker,
      tenth: Math.floor((index / turns.length) * 10),
    })),
  );
}

const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,5});/gi;
const entities = new Map([
  ['&amp;', '&'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&#x27;', "'"],
]);

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(entity, (code) => entities.get(code.toLowerCase()) ?? ' ')
    : text;

function wordsSaidAgain(lines: readonly Line[]): Set<string> {
  const once = new Set<string>();
  const often = new Set<string>();
  for (const { words } of lines) {
    for (const { key } of words) {
      if (once.has(key)) often.add(key);
      else once.add(key);
    }
  }
  return often;
}

function runsOf(names: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const name of names) {
    const keys = tokensOf(name).map(singular);
    for (let at = 0; at < keys.length; at++) {
      for (let length = 1; length <= longestTopicWords; length++)
        runs.add(keys.slice(at, at + length).join(' '));
    }
  }
  return runs;
}

type Written = {
  text: string;
  key: string;
  token: string;
  fit: boolean;
  capital: boolean;
  pause: boolean;
};

/** In characters. Longer words are addresses or noise. */
const longestWord = 60;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function writtenWord(word: string, people: ReadonlySet<string>): Written | null {
  if (word.length > longestWord) return null;
  const text = word.replace(edges, '').replace(/['’]s$/, '');
  if (text === '') return null;
  const token = text.toLowerCase().replaceAll('’', "'");
  const key = singular(token);
  return {
    text,
    key,
    token,
    fit:
      isContentWord(token) &&
      !commonWords.has(key) &&
      !people.has(token) &&
      !firstNames.has(token) &&
      !honorifics.has(token) &&
      !/[:/@]|\.(?:com|org|io)/.test(token),
    capital: /^\P{Ll}*\p{Lu}/u.test(text),
    pause: /[^\p{L}\p{N}'’]$/u.test(word),
  };
}

/** A name at the start of a sentence may owe its capital to the position. */
const spellingAtStart = 0.1;

function countRun(
  found: Map<string, TopicCandidate>,
  { words, speaker, tenth }: Line,
  at: number,
  length: number,
  capitalsTell: boolean,
): void {
  const run = words.slice(at, at + length);
  const keys = run.map((word) => word.key);
  if (new Set(keys).size < length) return;
  const key = keys.join(' ');
  const candidate = found.get(key) ?? newCandidate(keys);
  found.set(key, candidate);

  const before = words[at - 1];
  const after = words[at + length];
  candidate.count++;
  candidate.speakers.add(speaker);
  candidate.tenths.add(tenth);
  if (before && beforeNouns.has(before.token)) candidate.asNoun++;
  if (isAsPerson(words, at, length)) candidate.asPerson++;
  if (!after || run.at(-1)?.pause || !isContentWord(after.token)) candidate.endings++;

  const named = capitalsTell && run.every((word) => word.capital);
  const owedToPlace = named && at === 0 && length === 1;
  if (named && !owedToPlace) candidate.capitalized++;
  if (named && before?.capital && before.fit && !before.pause) candidate.insideName++;
  const spelling = run.map((word) => word.text).join(' ');
  const weight = owedToPlace ? spellingAtStart : 1;
  candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + weight);
}

/** After a greeting, a title or a given name; before a verb of speaking; or called: 'Anna, can you'. */
function isAsPerson(words: readonly Written[], at: number, length: number): boolean {
  const before = words[at - 1];
  const last = words[at + length - 1];
  const after = words[at + length];
  if (before && (beforePeople.has(before.token) || honorifics.has(before.token))) return true;
  if (after && afterPeople.has(after.token)) return true;
  if (!words[at]?.capital) return false;
  if (before?.capital && !before.pause && firstNames.has(before.token)) return true;
  return at === 0 && last?.pause === true && after !== undefined && toOneself.has(after.token);
}

const newCandidate = (words: string[]): TopicCandidate => ({
  words,
  count: 0,
  spellings: new Map(),
  speakers: new Set(),
  tenths: new Set(),
  capitalized: 0,
  asNoun: 0,
  asPerson: 0,
  endings: 0,
  insideName: 0,
});

function isShouted(turns: readonly SpokenTurn[]): boolean {
  let upper = 0;
  let all = 0;
  for (const { sentences } of turns) {
    for (const { text } of sentences) {
      if (all > 20_000) break;
      all += text.length;
      upper += text.match(/\p{Lu}/gu)?.length ?? 0;
    }
  }
  return upper > all * shoutedShare;
}
