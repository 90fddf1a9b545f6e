import { type CueEndOdds, cueEndOdds, noOdds } from './cue-ends.ts';
import { bareScale, lengthFeature, wordFeatures } from './features.ts';

const longestWords = 40;
const scale = bareScale(8);

/** A sentence ends where the log odds reach `cut`. */
export type EndModel = { bias: number; cut: number; weightOf: (bucket: number) => number };

/** Words in lower case with straight apostrophes; `cueEnds` as in `JoinedTurn`. */
export type BareTurn = { words: readonly string[]; cueEnds: readonly number[] };

/** For each turn, the numbers of words before each sentence end. */
export function sentenceEnds(turns: readonly BareTurn[], model: EndModel): number[][] {
  const lengthScores = Array.from({ length: longestWords + 1 }, (_, words) =>
    model.weightOf(lengthFeature(words)),
  );
  const scored = turns.map(({ words, cueEnds }) => ({
    scores: words.map((_, at) => sumOf(wordFeatures(words, at), model)),
    cueEnds: new Set(cueEnds),
  }));
  const atCueEnds: number[] = [];
  const elsewhere: number[] = [];
  for (const turn of scored) {
    const { logits } = cut(turn, noOdds, model, lengthScores);
    for (const [at, logit] of logits.slice(0, -1).entries())
      (turn.cueEnds.has(at + 1) ? atCueEnds : elsewhere).push(logit);
  }
  const odds = cueEndOdds(atCueEnds, elsewhere);
  const asMany = { ...model, cut: cutForAsMany(atCueEnds, elsewhere, odds, model.cut) };
  return scored.map((turn) => cut(turn, odds, asMany, lengthScores).ends);
}

/**
 * Adding cue ends keeps the number of sentence ends; otherwise captions with short lines would be cut at almost every
 * line.
 */
function cutForAsMany(
  atCueEnds: readonly number[],
  elsewhere: readonly number[],
  odds: CueEndOdds,
  cut: number,
): number {
  const logits = [...atCueEnds, ...elsewhere];
  const ends = logits.filter((logit) => logit >= cut).length;
  const added = Float64Array.from(logits, (logit, at) =>
    at < atCueEnds.length ? logit + odds.atCueEnd : logit + odds.elsewhere,
  ).sort();
  return added[added.length - ends] ?? cut;
}

function cut(
  { scores, cueEnds }: { scores: readonly number[]; cueEnds: ReadonlySet<number> },
  odds: CueEndOdds,
  model: EndModel,
  lengthScores: readonly number[],
): { ends: number[]; logits: number[] } {
  const ends: number[] = [];
  const logits: number[] = [];
  let length = 0;
  for (const [at, score] of scores.entries()) {
    length++;
    const logit = model.bias + (score + (lengthScores[length] ?? 0)) * scale;
    logits.push(logit);
    const added = cueEnds.has(at + 1) ? odds.atCueEnd : odds.elsewhere;
    const isLast = at === scores.length - 1;
    if (!isLast && length < longestWords && logit + added < model.cut) continue;
    ends.push(at + 1);
    length = 0;
  }
  return { ends, logits };
}

function sumOf(buckets: readonly number[], { weightOf }: EndModel): number {
  let sum = 0;
  for (const bucket of buckets) sum += weightOf(bucket);
  return sum;
}
