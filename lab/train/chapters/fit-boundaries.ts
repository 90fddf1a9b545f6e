import type { BoundaryModel } from '../../../packages/transcript/src/3-features/chapters/boundary-model.ts';
import { cuesAt } from '../../../packages/transcript/src/3-features/chapters/cues.ts';
import { gapsOf } from '../../../packages/transcript/src/3-features/chapters/gap-features.ts';
import { lehmerFrom } from '../../../scripts/random.ts';
import type { MeetingWithTopics } from '../../bench/analysis/topic-spans.ts';

/** A known cue is at boundaries in this many meetings, of at least two kinds. */
const fewestMeetings = 6;
const fewestMeetingsOfAKind = 2;
const fewestKinds = 2;
/** Gaps this near a boundary are not used as negative examples. */
const unsureTurns = 3;
const rounds = 4;
const step = 0.1;
const cuePull = 0.05;

type Row = { features: number[]; cues: string[]; isBoundary: boolean };

/** Learns where topics change from marked topics: logistic regression by AdaGrad. */
export function fitBoundaries(meetings: readonly MeetingWithTopics[]): BoundaryModel {
  const examples = meetings.map((meeting) => ({
    kind: kindOf(meeting.name),
    rows: rowsOf(meeting),
  }));
  const cues = new Map(knownCues(examples).map((cue) => [cue, { weight: 0, squares: 1 }]));
  const rows = examples.flatMap((example) => example.rows);
  const features = rows[0]?.features.length ?? 0;
  const weights = new Float64Array(features);
  const squares = new Float64Array(features).fill(1e-6);
  const random = lehmerFrom(1);
  for (let round = 0; round < rounds; round++) {
    random.shuffle(rows);
    for (const row of rows) {
      const known = row.cues.flatMap((cue) => cues.get(cue) ?? []);
      let sum = 0;
      for (let at = 0; at < features; at++) sum += (weights[at] ?? 0) * (row.features[at] ?? 0);
      for (const { weight } of known) sum += weight;
      const error = 1 / (1 + Math.exp(-sum)) - (row.isBoundary ? 1 : 0);
      for (let at = 0; at < features; at++) {
        const gradient = error * (row.features[at] ?? 0);
        const square = (squares[at] ?? 0) + gradient ** 2;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (step * gradient) / Math.sqrt(square);
      }
      for (const cue of known) {
        const gradient = error + cuePull * cue.weight;
        cue.squares += gradient ** 2;
        cue.weight -= (step * gradient) / Math.sqrt(cue.squares);
      }
    }
  }
  return {
    weights: [...weights],
    cues: new Map([...cues].map(([cue, { weight }]) => [cue, weight])),
  };
}

/** One row per gap. A boundary is where a topic begins or has ended; gaps near one are left out. */
function rowsOf({ talk, topics, turnOfUtterance }: MeetingWithTopics): Row[] {
  const boundaries = new Set(
    topics
      .flatMap(({ spans }) => spans.flatMap(([from, to]) => [from, to + 1]))
      .flatMap((utterance) => turnOfUtterance[utterance] ?? []),
  );
  const isNear = (turn: number) => {
    for (let away = 1; away <= unsureTurns; away++)
      if (boundaries.has(turn - away) || boundaries.has(turn + away)) return true;
    return false;
  };
  return gapsOf(talk).flatMap(({ turn, features }) => {
    const isBoundary = boundaries.has(turn);
    const [before, after] = [talk.turns[turn - 1], talk.turns[turn]];
    if (!before || !after || (!isBoundary && isNear(turn))) return [];
    return { features, cues: [...new Set(cuesAt(before, after))], isBoundary };
  });
}

/** Product design, research groups or committees. */
function kindOf(name: string): string {
  if (/^(?:ES|IS|TS)/.test(name)) return 'product';
  return /^B/.test(name) ? 'research' : 'committee';
}

/** Cues that occur in a single kind of meeting are probably its subjects, so they are left out. */
function knownCues(examples: readonly { kind: string; rows: readonly Row[] }[]): string[] {
  const meetings = new Map<string, Map<string, number>>();
  for (const { kind, rows } of examples) {
    const atBoundaries = rows.flatMap(({ cues, isBoundary }) => (isBoundary ? cues : []));
    for (const cue of new Set(atBoundaries)) {
      const kinds = meetings.get(cue) ?? new Map<string, number>();
      meetings.set(cue, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    }
  }
  return [...meetings]
    .filter(([, kinds]) => {
      const counts = [...kinds.values()];
      const all = counts.reduce((sum, count) => sum + count, 0);
      const often = counts.filter((count) => count >= fewestMeetingsOfAKind).length;
      return all >= fewestMeetings && often >= fewestKinds;
    })
    .map(([cue]) => cue);
}
