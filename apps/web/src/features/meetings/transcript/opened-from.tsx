import type { TranscriptTurn } from '@rapport/contract';
import { clock } from '@/lib/clock.ts';
import type { Origin, Place } from './place.ts';

const words: Record<Origin['kind'], { from: string; back: string }> = {
  summary: { from: 'the summary', back: 'Back to the summary line' },
  participant: { from: 'a participant summary', back: 'Back to the participant' },
  action: { from: 'the action items', back: 'Back to the action item' },
  connection: { from: 'the connection map', back: 'Back to the connection map' },
  'in-short': { from: 'In short', back: 'Back to In short' },
  decision: { from: 'the decisions', back: 'Back to the decision' },
  question: { from: 'the open questions', back: 'Back to the question' },
  chapter: { from: 'the chapters', back: 'Back to the chapter' },
};

/** Names the statement whose quotation is open, with a link back to it. */
type OpenedFromProps = { place: Place; turn: TranscriptTurn; isHeard: boolean };

export function OpenedFrom({ place, turn, isHeard }: OpenedFromProps) {
  const { opened } = place;
  if (!opened) return null;
  const { from, back } = words[opened.origin.kind];
  const where = turn.start === null ? `turn ${turn.position + 1}` : clock(turn.start);
  return (
    <p className="sticky top-13 z-[5] flex items-center gap-3 bg-paper py-2 text-12 text-ink-3 before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t max-md:top-24">
      <span className="@max-[480px]:hidden">
        {isHeard ? `Listening from ${where}` : `Opened at ${where} from ${from}`}
      </span>
      <button
        type="button"
        className="cursor-default whitespace-nowrap text-ink-2 hover:text-accent hover:underline max-md:min-h-6"
        onClick={() => lookAt(opened.origin.elementId)}
      >
        {back}
      </button>
    </p>
  );
}

function lookAt(elementId: string): void {
  const element = document.getElementById(elementId);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
