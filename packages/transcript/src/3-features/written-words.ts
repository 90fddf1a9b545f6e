import { calendarWords } from './calendar-words.ts';
import { commonWords } from './common-words.ts';
import { firstNames } from './first-names.ts';
import { honorifics } from './honorifics.ts';
import type { SpokenTurn, Talk } from './talk.ts';
import { isContentWord, singular } from './words.ts';

export type Written = {
  text: string;
  key: string;
  token: string;
  fit: boolean;
  capital: boolean;
  pause: boolean;
};

/** The words of a sentence as they are written. */
export type Line = { words: Written[]; speaker: number | null; tenth: number };

/** Each sentence as written. Words that are names of `people` fit no topic. */
export function linesOf(
  { turns }: Talk,
  capitalsTell: boolean,
  people: ReadonlySet<string>,
): Line[] {
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

const shoutedShare = 0.5;

/** Whether most of a text is in capitals, which then carry no information. */
export function isShouted(turns: readonly SpokenTurn[]): boolean {
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

/** 'offer_v2.docx', 'IMG_1234'. */
const isFileName = (token: string): boolean =>
  /\.(?:docx?|pdf|txt|vtt|srt|xlsx?|csv|pptx?|md|json|ya?ml|zip|png|jpe?g|gif|heic|mp[34]|m4a|mov|wav)$|^\p{L}+_\d+/u.test(
    token,
  );

/** 'Sixteenth', 'twenty-five'. */
const isNumber = (token: string): boolean =>
  /^(?:(?:thir|four|fif|six|seven|eigh|nine)teen(?:th)?|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieth)(?:-\w+)?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)s?$/.test(
    token,
  );

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
      !calendarWords.has(token) &&
      !/[:/@]|\.(?:com|org|io)/.test(token) &&
      !isFileName(token) &&
      !isNumber(token),
    capital: /^\P{Ll}*\p{Lu}/u.test(text),
    pause: /[^\p{L}\p{N}'’]$/u.test(word),
  };
}
