/** Added to the log odds of a sentence end. */
export type CueEndOdds = { atCueEnd: number; elsewhere: number };

export const noOdds: CueEndOdds = { atCueEnd: 0, elsewhere: 0 };

const steps = 5;
/** Pseudo-counts of sentence ends and of other places, with the file's share of cue ends. */
const seenBeforehand = 10;

/**
 * How far the cue ends of a file are sentence ends: four in five in some layouts; in others cues are lines of fixed
 * length. Takes the log odds by words alone. Expectation maximisation (Dempster et al. 1977) of a two-class naive
 * Bayes model.
 */
export function cueEndOdds(atCueEnds: readonly number[], elsewhere: readonly number[]): CueEndOdds {
  if (atCueEnds.length === 0 || elsewhere.length === 0) return noOdds;
  const share = atCueEnds.length / (atCueEnds.length + elsewhere.length);
  let odds = noOdds;
  for (let step = 0; step < steps; step++) {
    const cueEnds = countsOf(atCueEnds, odds.atCueEnd);
    const others = countsOf(elsewhere, odds.elsewhere);
    const ends = cueEnds.ends + others.ends;
    const inside = cueEnds.inside + others.inside;
    const added = (counts: Counts, part: number): number =>
      Math.log((counts.ends + seenBeforehand * part) / (ends + seenBeforehand)) -
      Math.log((counts.inside + seenBeforehand * part) / (inside + seenBeforehand));
    odds = { atCueEnd: added(cueEnds, share), elsewhere: added(others, 1 - share) };
  }
  return odds;
}

/** Expected sentence ends and other places. */
type Counts = { ends: number; inside: number };

function countsOf(logits: readonly number[], added: number): Counts {
  let ends = 0;
  for (const logit of logits) ends += 1 / (1 + Math.exp(-logit - added));
  return { ends, inside: logits.length - ends };
}
