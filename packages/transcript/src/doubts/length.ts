import { countWords } from '../1-parse/word-count.ts';
import type { Cue, Doubt, Transcript } from '../types.ts';
import { shownLine } from './shown-line.ts';

const hour = 3600;
const longestSeconds = 12 * hour;
/** A time further away is a stray one only if the silence is also longer than the meeting. */
const leastSilence = hour;
/** Within a meeting, if it also is longer than the talk. */
const silenceInTalk = hour / 2;
/** In lines, before or after a silence. */
const leastTalk = 3;
/** Chats and sparse talk have long silences everywhere. */
const silencePerGap = 20;
const mostStrayShare = 0.05;
/** In seconds; an end later than this is not that of the words. */
const slowestSecondsPerWord = 5;

type Point = { at: number; cue: Cue };
type Cluster = { from: number; to: number; points: Point[] };

type LengthDoubt = Extract<Doubt, { kind: 'length' }>;

/** A length over 12 hours, or one that a few lines far from all others or a long silence make. */
export function lengthDoubt(
  { durationSeconds }: Pick<Transcript, 'durationSeconds'>,
  cues: readonly Cue[],
): LengthDoubt | null {
  if (durationSeconds === null) return null;
  return farLines(durationSeconds, cues) ?? longSilence(durationSeconds, cues);
}

function farLines(durationSeconds: number, cues: readonly Cue[]): LengthDoubt | null {
  if (durationSeconds <= leastSilence) return null;
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

/** A silence that lasts longer than all the talk, as where a recording was left running. */
function longSilence(durationSeconds: number, cues: readonly Cue[]): LengthDoubt | null {
  const points = cues
    .filter(({ typed }) => !typed)
    .flatMap(pointsOf)
    .sort((a, b) => a.at - b.at);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  let until = first.at;
  let longest = { seconds: 0, before: 0, after: first };
  for (const [before, point] of points.entries()) {
    const seconds = point.at - until;
    if (seconds > longest.seconds) longest = { seconds, before, after: point };
    until = Math.max(until, point.at, point.cue.end ?? 0);
  }
  const talk = last.at - first.at - longest.seconds;
  const meanGap = talk / Math.max(1, points.length - 2);
  const most = Math.max(longest.before, points.length - longest.before);
  const isLong = longest.seconds >= silenceInTalk && longest.seconds > talk;
  if (!isLong || longest.seconds < silencePerGap * meanGap || most < leastTalk) return null;
  return {
    kind: 'length',
    minutes: wholeMinutes(durationSeconds),
    likelyMinutes: wholeMinutes(durationSeconds - longest.seconds),
    line: stampedLine(longest.after),
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
