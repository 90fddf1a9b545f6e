import type { DirectoryPerson, HeardSpeaker, SpeakerKind } from '@rapport/contract';
import { DoorOpen, Quote, Search, SkipForward, UserRoundX } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { ChoiceButton } from '@/components/choice-card/choice-button.tsx';
import { ChoiceCard } from '@/components/choice-card/choice-card.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { clock } from '@/lib/clock.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { effectWords, heardWords } from './speaker-words.ts';
import { SuggestionRows } from './suggestion-rows.tsx';

export type Choose = (is: SpeakerKind, person?: DirectoryPerson) => void;

type SpeakerCardProps = {
  speaker: HeardSpeaker;
  isChecked: boolean;
  onToggle: () => void;
  isCurrent: boolean;
  isBusy: boolean;
  error: Error | null;
  cardRef: Ref<HTMLLIElement>;
  onFocus: () => void;
  onChoose: Choose;
  onFind: () => void;
};

export function SpeakerCard(props: SpeakerCardProps) {
  const { speaker, isChecked, onToggle, cardRef, onFocus, onChoose, onFind, ...card } = props;
  const { isCurrent, isBusy } = card;
  const button = { hasKeys: isCurrent, isBusy };
  return (
    <ChoiceCard
      {...card}
      ref={cardRef}
      aria-label={speaker.name}
      onFocus={onFocus}
      about={<Heard speaker={speaker} isChecked={isChecked} onToggle={onToggle} />}
    >
      <SuggestionRows speaker={speaker} hasKeys={isCurrent} isBusy={isBusy} onChoose={onChoose} />
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-2 max-md:*:flex-1">
        <ChoiceButton {...button} icon={Search} label="Someone else" keyName="f" onClick={onFind} />
        {speaker.is !== 'guest' && (
          <ChoiceButton
            {...button}
            icon={UserRoundX}
            label="Guest"
            keyName="g"
            onClick={() => onChoose('guest')}
          />
        )}
        {speaker.is !== 'skipped' && (
          <ChoiceButton
            {...button}
            icon={SkipForward}
            label="Skip"
            keyName="s"
            onClick={() => onChoose('skipped')}
          />
        )}
        <span className="ml-auto text-12 text-ink-3 max-md:basis-full max-md:pb-1">
          {effectWords(speaker)}
        </span>
      </div>
    </ChoiceCard>
  );
}

type HeardProps = Pick<SpeakerCardProps, 'speaker' | 'isChecked' | 'onToggle'>;

function Heard({ speaker, isChecked, onToggle }: HeardProps) {
  const { name, is, quote } = speaker;
  return (
    <div className="min-w-0 border-line px-4 py-3.5 max-lg:border-b lg:border-r">
      <div className="flex items-center gap-3">
        {is !== 'guest' && (
          <Checkbox
            label={<span className="sr-only">Choose {name}</span>}
            checked={isChecked}
            onChange={onToggle}
          />
        )}
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] border-line-control border-dashed text-12 text-ink-2"
        >
          {is === 'room' ? <DoorOpen className="size-4" /> : '?'}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-16 wrap-anywhere">{name}</h2>
          <p className="text-12 text-ink-2">{heardWords(speaker)}</p>
        </div>
      </div>
      {quote && (
        <>
          <p className="mt-2 text-pretty text-ink-2 wrap-anywhere">“{quote.text}”</p>
          <Link
            to={`/meetings/${quote.eventId}?turn=${quote.turn}`}
            className="mt-1 inline-flex max-w-full items-start gap-1 text-12 text-accent"
          >
            <Quote aria-hidden className="mt-0.5 size-3 shrink-0" />
            <span className="wrap-anywhere">
              {quote.title}, {dayAndMonth(quote.date)}
              {quote.start !== null && `, ${clock(quote.start)}`}
            </span>
          </Link>
        </>
      )}
    </div>
  );
}
