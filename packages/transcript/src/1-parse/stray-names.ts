import type { LabelledLine } from './line-labels.ts';

/** Of fewer bold names, a missing colon is no slip. */
const bareShare = 0.25;
/** Of the labels, where names stand in brackets. They come again, directions do so less. */
const bracketedShare = 0.8;
const leastBracketed = 6;
const mostDistinctShare = 0.5;

type Found = readonly (LabelledLine | null)[];

/**
 * Without names that are set otherwise than those of the speakers: '**Ana**, are you there?' names whom it addresses
 * where colons stand behind bold names, and '[Laughter] So' holds a direction where names stand in no brackets.
 */
export function withoutStrayNames(found: Found): Found {
  const all = found.filter((line) => line !== null);
  const bold = all.filter((line) => line.bold);
  const isRare = bold.filter((line) => line.isBare).length < bold.length * bareShare;
  const bracketed = all.filter((line) => line.isBracketed);
  const names = new Set(bracketed.map(({ label }) => label));
  const areNames =
    bracketed.length >= leastBracketed &&
    bracketed.length >= all.length * bracketedShare &&
    names.size > 1 &&
    names.size <= bracketed.length * mostDistinctShare;
  return found.map((line) =>
    (line?.isBare && isRare) || (line?.isBracketed && !areNames) ? null : line,
  );
}
