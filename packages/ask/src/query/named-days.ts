import { dayOf, monthOf, monthPattern, plusDays, yearOf } from '../question/days.ts';
import { type FoundPeriod, periodIn } from '../question/period.ts';

/** First and last month of a season in the north. */
const seasons: Readonly<Record<string, readonly [first: number, last: number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
};
const season = Object.keys(seasons).join('|');
const ofSeason = new RegExp(
  `\\b(?:(since|before|after|until|till|over|during|in) (?:the |this |last )?|this |last )(${season})\\b`,
  'i',
);
const comparedWith =
  /\b(?:compared (?:with|to)|than|vs\.?|versus) (?:in )?the (week|month|quarter|year) before\b/i;

const twoMonths = new RegExp(
  `\\b(?:in )?(${monthPattern}) (?:or|than|vs\\.?|versus|compared (?:with|to)) (?:in )?(${monthPattern})\\b`,
  'i',
);

/**
 * The days that a question names, with its words. Seasons are those of the north, the latest that began: 'since the
 * summer' begins after it. 'Compared with the quarter before' asks for this quarter. Days that are to come are none: no
 * meeting was held then.
 */
export function namedDays(
  question: string,
  today: string,
): (FoundPeriod & { compares?: 'month' }) | null {
  const months = twoMonths.exec(question);
  const [first, last] = [months?.[1], months?.[2]]
    .flatMap((name) => (name ? (periodIn(`in ${name}`, today)?.period ?? []) : []))
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  if (months && first && last)
    return { period: { from: first.from, to: last.to }, words: months[0], compares: 'month' };
  const compared = comparedWith.exec(question);
  if (compared) {
    const period = periodIn(`this ${compared[1]}`, today)?.period;
    return period ? { period, words: compared[0] } : null;
  }
  const found = seasonIn(question, today) ?? periodIn(question, today);
  if (!found || (found.period.from !== null && found.period.from > today)) return null;
  return found;
}

/** Days in the words that `periodIn` reads: 'the week before last' is two weeks ago. */
export const spelledDays = (question: string): string =>
  question
    // A mood is always compared with the time before.
    .replace(
      /\b(happier|unhappier|better|worse|calmer|(?:more|less) (?:positive|negative|happy)) than (?:a|one|last|the last) (?:week|month|quarter|year)(?: ago| before)?\b/gi,
      '$1 than before',
    )
    .replace(/\bthe week before last\b/gi, 'two weeks ago')
    .replace(/\bof the (year|quarter|month|week)\b/gi, 'this $1')
    .replace(/\b(?:the )?(?:start|beginning|outset) of (?=\w)/gi, '')
    .replace(
      /\b(?:the )?(first|second|third|fourth) quarter\b/gi,
      (_, which: string) => `Q${quarters.indexOf(which.toLowerCase()) + 1}`,
    )
    .replace(/\bfor (?=20\d\d\b|q[1-4]\b)/gi, 'in ')
    .replace(/\byesterday['’]?s\b/gi, 'yesterday')
    .replace(/\b(?:last )?((?:mon|tues|wednes|thurs|fri)day)['’]s\b/gi, 'last $1')
    .replace(/\b(?:a|the last|the past) fortnight\b/gi, 'past 2 weeks');
const quarters = ['first', 'second', 'third', 'fourth'];

function seasonIn(question: string, today: string): FoundPeriod | null {
  const found = ofSeason.exec(question);
  const months = seasons[found?.[2]?.toLowerCase() ?? ''];
  if (!found || !months) return null;
  const [first, last] = months;
  const bound = found[1]?.toLowerCase();
  const year = first > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const from = dayOf(year, first, 1);
  const to = dayOf(year, last + 1, 0);
  const words = found[0];
  if (bound === 'before') return { period: { from: null, to: plusDays(from, -1) }, words };
  if (bound === 'until' || bound === 'till') return { period: { from: null, to }, words };
  if (bound === 'since' || bound === 'after')
    return { period: { from: to < today ? plusDays(to, 1) : from, to: null }, words };
  return { period: { from, to }, words };
}
