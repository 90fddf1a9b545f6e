import { EyeOff } from 'lucide-react';
import type { BreakdownGroup } from '../domain/breakdown-groups.ts';

type AnonymousNoteProps = { hasCells: boolean; groups: readonly BreakdownGroup[] };

/** Explains that the breakdown does not show whose mood is whose. */
export function AnonymousNote({ hasCells, groups }: AnonymousNoteProps) {
  return (
    <p className="flex items-start gap-1.5 text-12 text-ink-3 text-pretty">
      <EyeOff aria-hidden className="mt-px size-3.5 shrink-0" />
      {noteOn(hasCells, groups)}
    </p>
  );
}

function noteOn(hasCells: boolean, groups: readonly BreakdownGroup[]): string {
  if (!hasCells) return 'Which mood is whose is not shown.';
  const cell = 'One cell per person, in no order. Which cell is whose is not shown';
  const hasOwn = groups.some(({ cells }) => cells.some(({ summary }) => summary));
  return hasOwn ? `${cell}; yours is outlined, and only you see that.` : `${cell}.`;
}
