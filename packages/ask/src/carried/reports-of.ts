import { commonWords } from '@rapport/transcript';
import { emptyTerms } from '../words/empty-words.ts';
import { determiners } from './document-words.ts';
import { tellsProgress } from './tells-progress.ts';
import { type Token, tokensIn } from './tokens.ts';
import type { CarriedMeeting, QuotePlace } from './types.ts';

export type Report = {
  series: string;
  /** The word of its matter, as a key; null if it tells how the person's own work went. */
  key: string | null;
  /** Number of meetings in which the person reports, of those in which they speak. */
  meetings: number;
  of: number;
  quote: QuotePlace;
};

/** In words. */
const reportWords = 45;
const meetingsMin = 3;
/** An update of one's own work is told by what it says, so fewer are enough. */
const updatesMin = 2;

/**
 * Reports that the person gives again and again: long turns on one matter in at least three meetings of a series, and
 * in more than half of those in which they speak. At least half of what is said of the matter is theirs. Otherwise
 * turns that tell how their own work went, in at least two thirds of those meetings or in the latest three. Meetings
 * that they open do not count: long turns are part of that.
 */
export function reportsOf(meetings: readonly CarriedMeeting[], person: string): Report[] {
  const ofSeries = Map.groupBy(
    meetings.filter(({ series }) => series !== null),
    ({ series }) => series ?? '',
  );
  return [...ofSeries].flatMap(([series, held]) => {
    const attended = held.filter(
      ({ openedBy, turns }) => openedBy !== person && turns.some((turn) => turn.person === person),
    );
    const opened = held.filter(({ openedBy }) => openedBy === person).length;
    if (attended.length < updatesMin || 2 * opened > held.length) return [];
    const best = bestMatter(attended, person) ?? progressOf(attended, person);
    return best ? [{ series, of: attended.length, ...best }] : [];
  });
}

/** `times`: in the reports. */
type Matter = { meetings: Map<string, number>; own: number; all: number; times: number };

function bestMatter(attended: readonly CarriedMeeting[], person: string) {
  const matters = new Map<string, Matter>();
  for (const { id, turns } of attended)
    for (const turn of turns) {
      const tokens = tokensIn(turn.text);
      const isOwn = turn.person === person;
      const isReport = isOwn && tokens.length >= reportWords;
      for (const form of new Set(tokens.filter(isMatter).map((token) => token.form))) {
        const matter = matters.get(form) ?? { meetings: new Map(), own: 0, all: 0, times: 0 };
        matters.set(form, matter);
        matter.all += 1;
        if (isOwn) matter.own += 1;
        const times = isReport ? tokens.filter(isHeadOf(form)).length : 0;
        if (times === 0) continue;
        matter.meetings.set(id, turn.turn);
        matter.times += times;
      }
    }
  const [found] = [...matters]
    .filter(
      ([, { meetings, own, all }]) =>
        meetings.size >= meetingsMin && 2 * meetings.size > attended.length && 2 * own >= all,
    )
    .sort(
      ([one, a], [other, b]) =>
        b.meetings.size - a.meetings.size || b.times - a.times || (one < other ? -1 : 1),
    );
  if (!found) return null;
  const [key, { meetings }] = found;
  const [meetingId, turn] = [...meetings].at(-1) ?? [];
  if (meetingId === undefined || turn === undefined) return null;
  return { key, meetings: meetings.size, quote: { meetingId, turn } };
}

function progressOf(attended: readonly CarriedMeeting[], person: string) {
  const told = attended.flatMap(({ id, turns }) => {
    const one = turns.find((turn) => turn.person === person && tellsProgress(turn.text));
    return one ? [{ meetingId: id, turn: one.turn }] : [];
  });
  const quote = told.at(-1);
  const isOften = told.length >= updatesMin && 3 * told.length >= 2 * attended.length;
  const latest = attended.slice(-meetingsMin);
  const isOfLate =
    latest.length === meetingsMin &&
    latest.every(({ id }) => told.some(({ meetingId }) => meetingId === id));
  if (!quote || !(isOften || isOfLate)) return null;
  return { key: null, meetings: told.length, quote };
}

const lettersMin = 4;
const notOfNouns = /(?:ed|ing|ly)$/;
const before: ReadonlySet<string> = new Set(
  `of for about with no all some any many few more one two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred`.split(
    /\s+/,
  ),
);

/** 'The returns', 'nine returns', but not 'the returns desk': as a thing of its own. */
const isHeadOf = (form: string) => (token: Token, at: number, tokens: readonly Token[]) => {
  const [previous, next] = [tokens[at - 1], tokens[at + 1]];
  if (token.form !== form || !token.follows || !previous) return false;
  const isCounted = /^\d/.test(previous.word) || before.has(previous.word.toLowerCase());
  if (!isCounted && !determiners.has(previous.form)) return false;
  return !next?.follows || emptyTerms.has(next.form) || commonWords.has(next.form);
};

const isMatter = ({ form, word, isCapital, opens }: Token) =>
  form.length >= lettersMin &&
  /^\p{L}+$/u.test(word) &&
  (!isCapital || opens) &&
  !notOfNouns.test(form) &&
  !emptyTerms.has(form) &&
  !commonWords.has(form) &&
  !commonWords.has(word.toLowerCase());
