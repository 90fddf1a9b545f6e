import {
  counterWords,
  joinedWords,
  meetingKindWords,
  months,
  plainMonths,
  smallWords,
  weekdays,
  wordsForMeeting,
  wordsOfClock,
  wordsOfTools,
} from './words.ts';

/**
 * How distinctive a title is. 'name': words that other meetings rarely have. 'kind': only words such as 'standup',
 * which many teams use. 'nothing': no information, 'Meeting', 'Zoom Recording 12'.
 */
export type Distinctness = 'name' | 'kind' | 'nothing';

export type Title = {
  distinctness: Distinctness;
  /** Equal for titles that differ only in dates, numbers, weekdays, case, accents and the order of words. */
  key: string;
  /** The title without dates, numbers and weekdays, as it was written. Empty if nothing is left. */
  display: string;
};

const endings =
  /\.(?:vtt|srt|sbv|txt|docx?|odt|rtf|pdf|md|html?|json|csv|mp[34]|m4a|wav|webm|mov|ogg|transcript|captions?|cc|[a-z]{2}(?:-[A-Z]{2})?)$/i;
/** Meeting codes of Google Meet, and Zoom's names of personal rooms. */
const codes = /\b[a-z]{3}-[a-z]{4}-[a-z]{3}\b/g;
const roomOfPerson =
  /^.{1,60}['’]s?\s+(?:zoom\s+|personal\s+)*(?:meeting|call)(?:\s+room)?(?=$|[\s([{#\d-])/i;
const asianNumbers = /第?\d+[年月日時时分秒回号號期次週周]/g;
const oneOnOne = /(?<![\d.:/-])1\s?(?:[:/-]|-?(?:on|to)-?)\s?1(?![\d.:/-])/gi;
/** A capital abbreviation with a number, such as EIP-7928, or anything between separators. */
const tokens = /\b[A-Z]{2,6}-\d{2,5}(?![\d-])|[\p{L}\p{M}\p{N}]+/gu;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase();

type Token = { folded: string; from: number; to: number; kept: boolean };

export function readTitle(title: string): Title {
  let text = title.normalize('NFC').replaceAll('_', ' ').trim();
  while (endings.test(text)) text = text.replace(endings, '').trim();
  text = text.replace(roomOfPerson, ' ').replace(codes, ' ').replace(asianNumbers, ' ');
  text = text.replace(oneOnOne, 'One-on-one');
  const found = [...text.matchAll(tokens)].map(({ 0: token, index }) => ({
    folded: fold(token),
    from: index,
    to: index + token.length,
  }));
  const kept = found.map((token, at) => ({ ...token, kept: isKept(found, at) }));
  leaveOutEdges(kept);
  const words = wordsOf(kept);
  const distinctness = distinctnessOf(words);
  return {
    distinctness,
    key: distinctness === 'nothing' ? '' : words.toSorted().join(' '),
    display: displayOf(text, kept),
  };
}

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);
const ordinal = /^\d+(?:st|nd|rd|th|er|ere|eme|o|a)$/;
const timeOfDay = /^\d{1,8}(?:am|pm|h|uhr|t|z)\d*z?$/;

function isKept(found: readonly Omit<Token, 'kept'>[], at: number): boolean {
  const word = found[at]?.folded ?? '';
  const isIdentifier = word.includes('-');
  // An abbreviation that is the only word is a counter: 'ACDC-174'.
  if (isIdentifier) return found.some(({ folded }, other) => other !== at && !/\d/.test(folded));
  if (isNumber(word) || ordinal.test(word) || timeOfDay.test(word)) return false;
  if (weekdays.has(word) || plainMonths.has(word) || wordsOfTools.has(word)) return false;
  const counted = word.match(/^(\p{L}+)\d+$/u)?.[1];
  if (counted !== undefined && (counterWords.has(counted) || wordsOfTools.has(counted)))
    return false;
  // Hashes and file numbers.
  if (/\d.*\d.*\d/.test(word) && counted === undefined) return false;
  const besideNumber = [found[at - 1]?.folded, found[at + 1]?.folded].some(
    (other) => isNumber(other) || (other !== undefined && ordinal.test(other)),
  );
  if (besideNumber && (months.has(word) || counterWords.has(word) || wordsOfClock.has(word)))
    return false;
  return !(months.has(word) && isMonthAtEnd(found, at));
}

/** The May of 'Finance close May' is a month, that of 'Anna / May' a person. */
const wordsBeforeMonth = 2;
const isMonthAtEnd = (found: readonly { folded: string }[], at: number) =>
  at === found.length - 1 &&
  found.slice(0, at).filter(({ folded }) => /^\p{L}+$/u.test(folded) && !smallWords.has(folded))
    .length >= wordsBeforeMonth;

/** Drops small words next to dropped words: 'Copy of Roadmap'. */
function leaveOutEdges(tokens: Token[]) {
  for (const all of [tokens, tokens.toReversed()])
    for (const [at, token] of all.entries()) {
      if (token.kept && !(smallWords.has(token.folded) && at > 0)) break;
      token.kept = false;
    }
}

/** Removes the number at the end of a word such as 'Sprint24'. Short words keep it: 'L1', 'P2P'. */
const withoutNumber = (word: string) =>
  word.includes('-') ? word : word.replace(/^(\p{L}{3,})\d+$/u, '$1');

function wordsOf(kept: readonly Token[]): string[] {
  const folded = kept.filter((token) => token.kept).map((token) => withoutNumber(token.folded));
  const joined = joinedWords.reduce(
    (text, [spelling, word]) => text.replace(spelling, word),
    folded.join(' '),
  );
  const words = joined
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word) && !/^meetings?$/.test(word));
  return [...new Set(words)];
}

function distinctnessOf(words: readonly string[]): Distinctness {
  if (words.every((word) => wordsForMeeting.has(word))) return 'nothing';
  return words.every((word) => wordsForMeeting.has(word) || meetingKindWords.has(word))
    ? 'kind'
    : 'name';
}

/** The kept words, with the text that stood between them. */
function displayOf(text: string, all: readonly Token[]): string {
  let display = '';
  let previous = -1;
  for (const [at, { from, to, kept }] of all.entries()) {
    if (!kept) continue;
    const between = previous === at - 1 ? text.slice(all[previous]?.to ?? 0, from) : ' ';
    display += (previous === -1 ? '' : between) + text.slice(from, to);
    previous = at;
  }
  const isOpen = (display.match(/\(/g)?.length ?? 0) > (display.match(/\)/g)?.length ?? 0);
  return `${display}${isOpen ? ')' : ''}`.replace(/\s+/g, ' ').trim();
}
