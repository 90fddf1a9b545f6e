import type { DirectoryPerson, HeardSpeaker, SpeakerKind } from '@rapport/contract';
import { DoorOpen, Quote, Search, SkipForward, UserRoundX } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { ErrorReference } from '@/components/ui/error-reference.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { clock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
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
  const {
    speaker,
    isChecked,
    onToggle,
    isCurrent,
    isBusy,
    error,
    cardRef,
    onFocus,
    onChoose,
    onFind,
  } = props;
  const { name, is } = speaker;
  return (
    <li
      ref={cardRef}
      // Focusable by script, so that the keys of the card work.
      tabIndex={-1}
      aria-label={name}
      aria-busy={isBusy || undefined}
      onFocus={onFocus}
      className={cn(
        'grid rounded-control border border-line-2 bg-surface outline-none lg:grid-cols-[340px_minmax(0,1fr)]',
        isCurrent && 'border-accent inset-ring inset-ring-accent',
      )}
    >
      <Heard speaker={speaker} isChecked={isChecked} onToggle={onToggle} />
      <div className="grid min-w-0 content-between px-4 pt-1.5 pb-2.5">
        <SuggestionRows speaker={speaker} hasKeys={isCurrent} isBusy={isBusy} onChoose={onChoose} />
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-2 max-md:*:flex-1">
          <Button
            size="small"
            variant="ghost"
            icon={Search}
            className="max-md:h-11 max-md:px-1"
            aria-keyshortcuts="f"
            disabled={isBusy}
            onClick={onFind}
          >
            Someone else{isCurrent && <KeyCap inButton>F</KeyCap>}
          </Button>
          {is !== 'guest' && (
            <Button
              size="small"
              variant="ghost"
              icon={UserRoundX}
              className="max-md:h-11 max-md:px-1"
              aria-keyshortcuts="g"
              disabled={isBusy}
              onClick={() => onChoose('guest')}
            >
              Guest{isCurrent && <KeyCap inButton>G</KeyCap>}
            </Button>
          )}
          {is !== 'skipped' && (
            <Button
              size="small"
              variant="ghost"
              icon={SkipForward}
              className="max-md:h-11 max-md:px-1"
              aria-keyshortcuts="s"
              disabled={isBusy}
              onClick={() => onChoose('skipped')}
            >
              Skip{isCurrent && <KeyCap inButton>S</KeyCap>}
            </Button>
          )}
          <span className="ml-auto text-12 text-ink-3 max-md:basis-full max-md:pb-1">
            {effectWords(speaker)}
          </span>
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
