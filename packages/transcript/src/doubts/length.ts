import { countWords } from '../1-parse/word-count.ts';
import type { Cue, Doubt, Transcript } from '../types.ts';
import { shownLine } from './shown-line.ts';

const hour = 3600;
const longestSeconds = 12 * hour;
/** A time further away is a stray one only if the silence is also longer than the meeting. */
const leastSilence = hour;
/** Chats and sparse talk have long silences everywhere. */
const silencePerGap = 20;
const mostStrayShare = 0.05;
/** In seconds; an end later than this is not that of the words. */
const slowestSecondsPerWord = 5;

type Point = { at: number; cue: Cue };
type Cluster = { from: number; to: number; points: Point[] };

/** A length over 12 hours, or one that a few lines far from all others make. */
export function lengthDoubt(
  { durationSeconds }: Pick<Transcript, 'durationSeconds'>,
  cues: readonly Cue[],
): Extract<Doubt, { kind: 'length' }> | null {
  if (durationSeconds === null || durationSeconds <= leastSilence) return null;
  const reach = reachOf(cues);
  const isOverReach =
    reach !== null &&
    durationSeconds > reach.seconds &&
    (reach.stray !== null || durationSeconds - reach.last > Math.max(leastSilence, reach.seconds));
  if (!isOverReach && durationSeconds <= longestSeconds) return null;
  return {
    kind: 'length',
    minutes: wholeMinutes(durationSeconds),
    likelyMinutes: isOverReach ? wholeMinutes(reach.seconds) : null,
    line: isOverReach && reach.stray ? stampedLine(reach.stray) : null,
  };
}

type Reach = { seconds: number; last: number; stray: Point | null };

/** How long the talk lasts without the few times that are far from all others. */
function reachOf(cues: readonly Cue[]): Reach | null {
  const points = cues.flatMap(pointsOf).sort((a, b) => a.at - b.at);
  const last = points.at(-1);
  if (!last) return null;
  const clusters = clustersOf(points);
  const main = clusters.reduce((a, b) => (b.points.length > a.points.length ? b : a));
  const others = clusters.filter((one) => one !== main);
  const strays = others.flatMap((one) => one.points);
  const span = main.to - main.from;
  const meanGap = span / Math.max(1, main.points.length - 1);
  const far = Math.max(leastSilence, span, silencePerGap * meanGap);
  const areFar = others.every(({ from, to }) => from - main.to > far || main.from - to > far);
  const areFew = strays.length <= Math.max(1, main.points.length * mostStrayShare);
  const isMeeting = main.points.length > 2 && areFar && areFew;
  if (!isMeeting || strays.length === 0) return { seconds: last.at, last: last.at, stray: null };
  const isBefore = strays.some(({ at }) => at < main.from);
  return {
    seconds: isBefore ? span : main.to,
    last: last.at,
    stray: strays[0] ?? null,
  };
}

function pointsOf(cue: Cue): Point[] {
  const { start, end, text, written } = cue;
  if (start === null || written) return [];
  const begins = { at: start, cue };
  const isEndFar =
    end !== null && end - start > Math.max(leastSilence, countWords(text) * slowestSecondsPerWord);
  return isEndFar ? [begins, { at: end, cue }] : [begins];
}

function clustersOf(points: readonly Point[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const point of points) {
    const last = clusters.at(-1);
    if (last && point.at - last.to <= leastSilence) {
      last.to = point.at;
      last.points.push(point);
    } else clusters.push({ from: point.at, to: point.at, points: [point] });
  }
  return clusters;
}

const wholeMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

function stampedLine({ at, cue }: Point): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const stamp = `${two(at / hour)}:${two((at % hour) / 60)}:${two(at % 60)}`;
  return shownLine(`${stamp} ${cue.speaker === null ? '' : `${cue.speaker}: `}${cue.text}`);
}
