import { broughtWeight, type ToldWork, toldWork } from './tells-work.ts';
import type { CarriedMeeting, QuotePlace } from './types.ts';

/** Of a chair, 'we' is everybody, and bringing up matters is part of it. */
const isOfChair = ({ sentence, weight }: ToldWork) =>
  weight === broughtWeight || !/\b(?:I|my)\b/u.test(sentence);
/** Turns this near to each other are one telling. */
const turnsOfTelling = 3;
/** Latest tellings in a series in which they report, where older ones are done. */
const tellingsReported = 3;

/**
 * Turns in which the person tells what they made or work on, latest first, one of each telling. Of meetings that they
 * open, only what they tell of themselves.
 * @param reported series in which they give a report again and again
 */
export function ownWorkOf(
  meetings: readonly CarriedMeeting[],
  person: string,
  reported: ReadonlySet<string>,
): QuotePlace[] {
  const told = meetings
    .flatMap(({ id, series, openedBy, turns }) => {
      const tellings: { turn: number; weight: number }[] = [];
      for (const { turn, person: by, text } of turns) {
        const told = by === person ? toldWork(text) : null;
        if (!told || (openedBy === person && isOfChair(told))) continue;
        const last = tellings.at(-1);
        const one = { turn, weight: told.weight };
        if (!last || turn - last.turn > turnsOfTelling) tellings.push(one);
        else if (one.weight > last.weight) tellings[tellings.length - 1] = one;
      }
      return tellings.map(({ turn }) => ({ series, meetingId: id, turn }));
    })
    .reverse();
  const isReported = (series: string | null) => series !== null && reported.has(series);
  const kept = Map.groupBy(told, ({ series }) => (isReported(series) ? series : null));
  return told
    .filter((one) => {
      const { series } = one;
      return !isReported(series) || (kept.get(series)?.indexOf(one) ?? 0) < tellingsReported;
    })
    .map(({ meetingId, turn }) => ({ meetingId, turn }));
}
