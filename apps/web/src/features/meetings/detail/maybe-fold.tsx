import type { Correction, FoundSentence, MaybeAction } from '@rapport/contract';
import { Check, ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { plural } from '@/lib/number-words.ts';
import { useIsSettled } from '@/lib/use-is-settled.ts';
import { useCorrectMeeting } from '../api/correct-meeting.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';

const words = {
  decision: { one: 'decision', may: ['a decision', 'decisions'] },
  action: { one: 'action', may: ['an action', 'actions'] },
  question: { one: 'open question', may: ['an open question', 'open questions'] },
} as const;

type MaybeFoldProps = {
  meetingId: string;
  kind: keyof typeof words;
  items: readonly (FoundSentence & Partial<MaybeAction>)[];
  canCorrect: boolean;
};

/** What may be a decision, an action or an open question; nothing counts it until somebody says yes. */
export function MaybeFold({ meetingId, kind, items, canCorrect }: MaybeFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const correct = useCorrectMeeting(meetingId, 'The answer could not be saved. Try again.');
  const isSettled = useIsSettled(items.map(({ text }) => text).join('\n'));
  if (items.length === 0) return null;
  const { one, may } = words[kind];
  const answer = (correction: Correction, done: string) => {
    if (correct.isPending || !isSettled()) return;
    correct.mutate({ correction, done });
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-h-9 w-full cursor-default items-center gap-1.5 text-left text-ink-2 hover:text-accent max-md:min-h-11"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden
          className={cn(
            '-ml-0.5 size-3.5 shrink-0 text-ink-3 transition-transform print:hidden',
            isOpen && 'rotate-90',
          )}
        />
        <span>
          <b className="font-strong">{items.length}</b> more that may be{' '}
          {plural(items.length, may[0], may[1])}
        </span>
        <span className="ml-auto text-12 text-ink-3">not counted</span>
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        aria-label={`May be ${may[1]}`}
        className="border-line border-t"
      >
        {items.map((item) => {
          const { text, evidence, before, owner, dueDate } = item;
          const named = { text, turn: evidence[0]?.turn ?? null };
          const elementId = `maybe-${kind}-${named.turn}-${text.length}`;
          const facts = [owner, dueDate && `“${dueDate}”`].filter(Boolean).join(', ');
          return (
            <li
              key={`${named.turn} ${text}`}
              id={elementId}
              tabIndex={-1}
              className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line py-2.5 text-ink-2 outline-none not-last:border-b focus-visible:outline-2"
            >
              <div className="min-w-0 flex-1 basis-64">
                {before && <p className="text-12 text-ink-3">“{before}”</p>}
                <p className="max-w-[74ch] text-pretty wrap-anywhere">“{text}”</p>
                <span className="flex flex-wrap items-center gap-x-2.5 text-12">
                  <EvidenceLinks
                    evidence={evidence}
                    origin={{ kind, elementId }}
                    className="mt-0"
                  />
                  {facts}
                </span>
              </div>
              {canCorrect && (
                <span className="-mr-2.5 flex gap-1 max-md:-ml-2.5">
                  <Button
                    variant="ghost"
                    size="small"
                    icon={Check}
                    aria-label={`Yes, ${may[0]}: ${text}`}
                    onClick={() =>
                      answer({ kind: `confirm-${kind}`, ...named }, `Confirmed the ${one}.`)
                    }
                  >
                    Yes
                  </Button>
                  <Button
                    variant="ghost"
                    size="small"
                    icon={X}
                    aria-label={`No, not ${may[0]}: ${text}`}
                    onClick={() =>
                      answer({ kind: `drop-${kind}`, ...named }, `Noted that it is no ${one}.`)
                    }
                  >
                    No
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
