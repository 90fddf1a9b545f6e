import { SkipForward } from 'lucide-react';
import type { FocusEventHandler, MouseEventHandler, Ref } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorReference } from '@/components/ui/error-reference.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { cn } from '@/lib/cn.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { type Doubt, kindWords } from './check-words.ts';
import type { Choice } from './choice.ts';
import { DoubtedMeeting } from './doubted-meeting.tsx';
import type { Readings } from './reading.ts';
import { ReadingRow } from './reading-row.tsx';
import { ValueFields } from './value-fields.tsx';

type CheckCardProps = {
  doubt: Doubt;
  readings: Readings;
  isCurrent: boolean;
  isBusy: boolean;
  error: Error | null;
  cardRef: Ref<HTMLLIElement>;
  onFocus: FocusEventHandler;
  onClick: MouseEventHandler;
  onChoose: (choice: Choice) => void;
  onLater: () => void;
};

/** One doubt, with two readings. The current card also has fields for another date or length. */
export function CheckCard(props: CheckCardProps) {
  const { doubt, readings, isCurrent, isBusy, error, cardRef } = props;
  const { onFocus, onClick, onChoose, onLater } = props;
  const { meeting, check } = doubt;
  const { likely, present, effect } = readings;
  const mayChoose = meeting.mayCorrect;
  const row = { hasKeys: isCurrent, mayChoose, isBusy, onChoose };
  const hasFields = check.kind === 'length' || check.kind === 'date';
  return (
    // A click on the card makes it the current one; the keyboard does so with the arrows.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <li
      ref={cardRef}
      // Focusable by script, so that the keys of the card work.
      tabIndex={-1}
      aria-label={`${meeting.title}, ${kindWords[check.kind]}`}
      aria-busy={isBusy || undefined}
      onFocus={onFocus}
      onClick={onClick}
      className={cn(
        'grid rounded-control border border-line-2 bg-surface outline-none lg:grid-cols-[340px_minmax(0,1fr)]',
        isCurrent && 'border-accent inset-ring inset-ring-accent',
      )}
    >
      <DoubtedMeeting doubt={doubt} />
      <div className="grid min-w-0 content-between px-4 pt-1.5 pb-2.5">
        <div>
          <ul>
            <ReadingRow
              {...row}
              reading={likely}
              keyName="1"
              isPrimary={isCurrent && likely.button !== undefined}
            />
            <ReadingRow
              {...row}
              reading={present}
              keyName="R"
              isPrimary={isCurrent && likely.button === undefined}
            />
          </ul>
          {isCurrent && mayChoose && hasFields && (
            <ValueFields doubt={doubt} isBusy={isBusy} onChoose={onChoose} />
          )}
        </div>
        <div className="flex min-h-9 flex-wrap items-center gap-2 border-line border-t pt-2">
          {mayChoose && (
            <Button
              size="small"
              variant="ghost"
              icon={SkipForward}
              className="max-md:h-11"
              aria-keyshortcuts="s"
              disabled={isBusy}
              onClick={onLater}
            >
              Later{isCurrent && <KeyCap inButton>S</KeyCap>}
            </Button>
          )}
          <p className="ml-auto text-right text-12 text-ink-3">
            {mayChoose ? effect : 'Those who may correct this meeting can choose.'}
          </p>
        </div>
        {error && (
          <div role="alert" className="pt-2 text-12 text-neg">
            {refusalSentence(error, { else: 'The choice could not be saved. Please try again.' })}
            <ErrorReference error={error} />
          </div>
        )}
      </div>
    </li>
  );
}
