import { looksLikeName } from './speaker-label.ts';

/** From this share of named pieces on, whatever stands in front of a colon is taken for a name. */
const allNamedShare = 0.97;
const mostlyNamedShare = 0.5;
/** Names that cover less than this share of the pieces are accidents. */
const leastCoveredShare = 0.02;

/**
 * Decides which of the labels found in front of pieces of text are names; null for a piece without a label.
 * Where nearly all pieces begin with a name every one counts; elsewhere only those that come again and again or
 * look like a name, so that a colon in what somebody says makes no speaker.
 */
export function believedNames(labels: readonly (string | null)[]): Set<string> {
  const counts = new Map<string, number>();
  for (const label of labels) {
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const share = sum(counts.values()) / Math.max(1, labels.length);
  const needed = share >= mostlyNamedShare ? 1 : Math.max(2, labels.length * 0.005);
  const often = share >= mostlyNamedShare ? 2 : 3;
  const believed = [...counts].filter(
    ([label, n]) => share > allNamedShare || (n >= needed && (n >= often || looksLikeName(label))),
  );
  const covered = sum(believed.map(([, n]) => n));
  return new Set(
    covered < labels.length * leastCoveredShare ? [] : believed.map(([label]) => label),
  );
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
