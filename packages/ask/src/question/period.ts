import { monthNumber, monthOf, monthPattern, plusDays } from './days.ts';
import { type Point, type PointKind, pointAt, withoutImpossible } from './points.ts';

/** Both days are included; null means open. */
export type Period = { from: string | null; to: string | null };
export type FoundPeriod = { period: Period; words: string };

type Bound = 'since' | 'until' | 'before' | 'after';

const ranges = /\b(?:between|from) (?:the )?/gi;
const rangeGoesOn = / (?:and|to|until|till|through) (?:the )?/iy;
const dayOfRange = /(\d{1,2})(?:st|nd|rd|th)?(?= (?:and|to|until|till|through) )/iy;
const bounds = /\b(since|until|till|up to|before|after) (?:the )?/gi;
const within = /\b(in|during|of|for|on|over|within)(?: the)? /gi;

const named: readonly PointKind[] = ['day', 'month', 'year'];
/** 'may' and 'march' are words, and the 'budget for 2027' or the 'targets of Q4' are a subject. */
const kindsWithin: Readonly<Record<string, readonly PointKind[]>> = {
  in: named,
  during: named,
  of: ['day', 'month'],
  for: ['day', 'month'],
};

/**
 * The period that a question names, with its words. Days that do not exist are none. The first rule that fits:
 * 1. 'between March and May', 'from 3 June to 7 June', 'from 3 to 7 June';
 * 2. 'since May', 'since Monday', 'until 5 June', 'before June', 'after last week';
 * 3. 'in June', 'in Q3', 'on 5 February', 'in the last 3 weeks', 'on Monday' where the question is about the past;
 * 4. without a word before: '5 February', '2026-02-05', 'today', 'yesterday', 'last week', 'two weeks ago', 'last Friday'.
 */
export function periodIn(question: string, today: string): FoundPeriod | null {
  const text = withoutImpossible(question, today);
  return (
    rangeIn(text, today) ?? boundedIn(text, today) ?? withinIn(text, today) ?? dayIn(text, today)
  );
}

export const isWithin = (day: string | null, { from, to }: Period): boolean =>
  day !== null && (from === null || day >= from) && (to === null || day <= to);

function rangeIn(text: string, today: string): FoundPeriod | null {
  for (const opening of text.matchAll(ranges)) {
    const at = opening.index + opening[0].length;
    const first = pointAt(text, at, today, named);
    dayOfRange.lastIndex = at;
    const day = dayOfRange.exec(text);
    rangeGoesOn.lastIndex = first?.end ?? at + (day?.[0].length ?? 0);
    const between = rangeGoesOn.exec(text);
    const last = between && pointAt(text, between.index + between[0].length, today, named);
    if (!last) continue;
    // 'between March and May 2026': the year of the end is that of the beginning too.
    const from = first
      ? pointAt(text, at, last.to, named)?.from
      : `${last.from.slice(0, 8)}${(day?.[1] ?? '').padStart(2, '0')}`;
    if (from === undefined || from > last.to) continue;
    return { period: { from, to: last.to }, words: text.slice(opening.index, last.end) };
  }
  return null;
}

function boundedIn(text: string, today: string): FoundPeriod | null {
  for (const opening of text.matchAll(bounds)) {
    const bound = boundOf(opening[1] ?? '');
    // 'since Friday' is about the past; 'before Friday' is about the future, so a weekday after it is no period.
    const kinds: readonly PointKind[] = bound === 'since' ? [...named, 'weekday'] : named;
    const point = pointAt(text, opening.index + opening[0].length, today, kinds);
    if (!point || (bound !== 'since' && point.from === today)) continue;
    return { period: bounded(bound, point), words: text.slice(opening.index, point.end) };
  }
  return null;
}

function boundOf(word: string): Bound {
  const lower = word.toLowerCase();
  return lower === 'since' || lower === 'before' || lower === 'after' ? lower : 'until';
}

function bounded(bound: Bound, { from, to }: Point): Period {
  switch (bound) {
    case 'since':
      return { from, to: null };
    case 'until':
      return { from: null, to };
    case 'before':
      return { from: null, to: plusDays(from, -1) };
    case 'after':
      return { from: plusDays(to, 1), to: null };
  }
}

const isOfThePast = (text: string): boolean =>
  /\b(?:was|were|did|had|happened|said)\b/i.test(text) &&
  !/\b(?:promis\w*|plan\w*|due|will|going to|to do)\b/i.test(text);

function withinIn(text: string, today: string): FoundPeriod | null {
  const onDays: readonly PointKind[] = isOfThePast(text) ? ['day', 'weekday'] : ['day'];
  for (const opening of text.matchAll(within)) {
    const kinds = kindsWithin[opening[1]?.toLowerCase() ?? ''] ?? onDays;
    const point = pointAt(text, opening.index + opening[0].length, today, kinds);
    if (!point) continue;
    const { from, to, end } = point;
    const words = text.slice(opening.index, end);
    if (isAhead(words, text, today)) continue;
    return { period: { from, to }, words };
  }
  return null;
}

const ofTheFuture = /\b(?:plan(?:s|ned|ning)?|will|going to|upcoming|ahead)\b/i;
const month = new RegExp(`^in (?:the )?(${monthPattern})$`, 'i');
const monthsAhead = 6;

/** In November, the plan for December is one for next month. */
function isAhead(words: string, text: string, today: string): boolean {
  const named = month.exec(words)?.[1];
  if (named === undefined || !ofTheFuture.test(text)) return false;
  const months = (monthNumber(named) - monthOf(today) + 12) % 12;
  return months > 0 && months <= monthsAhead;
}

function dayIn(text: string, today: string): FoundPeriod | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu)) {
    const point = pointAt(text, index, today, ['day']);
    if (!point) continue;
    const { from, to, end } = point;
    return { period: { from, to }, words: text.slice(index, end) };
  }
  return null;
}
