import { SkipForward } from 'lucide-react';
import type { FocusEventHandler, MouseEventHandler, Ref } from 'react';
import { ChoiceButton } from '@/components/choice-card/choice-button.tsx';
import { ChoiceCard } from '@/components/choice-card/choice-card.tsx';
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
    <ChoiceCard
      ref={cardRef}
      aria-label={`${meeting.title}, ${kindWords[check.kind]}`}
      isCurrent={isCurrent}
      isBusy={isBusy}
      error={error}
      onFocus={onFocus}
      // A click on the card makes it the current one; the keyboard does so with the arrows.
      onClick={onClick}
      about={<DoubtedMeeting doubt={doubt} />}
    >
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
          <ChoiceButton
            icon={SkipForward}
            label="Later"
            keyName="s"
            hasKeys={isCurrent}
            isBusy={isBusy}
            onClick={onLater}
          />
        )}
        <p className="ml-auto text-right text-12 text-ink-3">
          {mayChoose ? effect : 'Those who may correct this meeting can choose.'}
        </p>
      </div>
    </ChoiceCard>
  );
}
