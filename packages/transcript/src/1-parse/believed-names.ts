import { isFullName, looksLikeName } from './speaker-label.ts';

/** If at least this share of pieces has a label, every label is a name. */
const allNamedShare = 0.97;
const mostlyNamedShare = 0.5;
const leastCoveredShare = 0.02;

/**
 * The labels of pieces that are names; null is a piece without a label. If nearly all pieces have a label, all labels
 * are names; otherwise only repeated ones and those that look like a name, since speech contains colons too.
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
  if (covered < labels.length * leastCoveredShare) return new Set();
  const names = new Set(believed.map(([label]) => label));
  const whole = [...counts.keys()].filter((label) => isWholeNameOf(label, names));
  return new Set([...names, ...whole]);
}

/** 'Ana Ruiz', once, of somebody who is 'Ana' from then on. */
function isWholeNameOf(label: string, names: ReadonlySet<string>): boolean {
  return isFullName(label) && looksLikeName(label) && names.has(label.split(' ')[0] ?? '');
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
