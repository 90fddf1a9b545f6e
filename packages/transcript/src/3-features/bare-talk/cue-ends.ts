export type CueEndOdds = { atCueEnd: number; elsewhere: number };

export const noOdds: CueEndOdds = { atCueEnd: 0, elsewhere: 0 };

const steps = 5;
/** Pseudo-counts of sentence ends and other places. */
const seenBeforehand = 10;

/**
 * How reliably the cue ends of a file are sentence ends. Expectation maximisation (Dempster et al. 1977) of a two-class
 * naive Bayes model, on the log odds by words alone.
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

type Counts = { ends: number; inside: number };

function countsOf(logits: readonly number[], added: number): Counts {
  let ends = 0;
  for (const logit of logits) ends += 1 / (1 + Math.exp(-logit - added));
  return { ends, inside: logits.length - ends };
}
