import type { LabelledLine } from './line-labels.ts';

/** Of fewer bold names, a missing colon may be no slip. */
const bareShare = 0.25;
const startsSmall = /^\P{L}*\p{Ll}/u;
/** `**Ana** (as chair): We begin` */
const additionAndColon = /^\([^()]{1,60}\)\s?:/;
/** Of the words behind colons. Recognised speech has no capitals at all. */
const smallShare = 0.5;
/** Of the labels, where names stand in brackets. They come again, directions do so less. */
const bracketedShare = 0.8;
const leastBracketed = 6;
const mostDistinctShare = 0.5;

type Found = readonly (LabelledLine | null)[];

/**
 * Without names that are set otherwise than those of the speakers. Where colons stand behind bold names, '**Ana**, are
 * you there?' names whom it addresses, and '**Ana** joined the crew' of whom it tells. Where names stand in no brackets,
 * '[Laughter] So' holds a direction.
 */
export function withoutStrayNames(found: Found): Found {
  const all = found.filter((line) => line !== null);
  const bold = all.filter((line) => line.bold);
  const bare = bold.filter((line) => line.isBare);
  const isRare = bare.length < bold.length * bareShare;
  const withColon = bold.filter((line) => !line.isBare);
  const speakers = new Set(withColon.map(({ label }) => label));
  const small = withColon.filter(({ text }) => startsSmall.test(text)).length;
  const areSmall = small > withColon.length * smallShare;
  // A slip: the words begin as those of others do.
  const isSpoken = ({ label, text }: LabelledLine): boolean =>
    additionAndColon.test(text) || (areSmall ? speakers.has(label) : !startsSmall.test(text));
  const bracketed = all.filter((line) => line.isBracketed);
  const names = new Set(bracketed.map(({ label }) => label));
  const areNames =
    bracketed.length >= leastBracketed &&
    bracketed.length >= all.length * bracketedShare &&
    names.size > 1 &&
    names.size <= bracketed.length * mostDistinctShare;
  return found.map((line) =>
    (line?.isBare && isRare && !isSpoken(line)) || (line?.isBracketed && !areNames) ? null : line,
  );
}
