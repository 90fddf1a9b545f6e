import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pressOnCards, useChoiceCards } from '@/components/choice-card/use-choice-cards.ts';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { CheckCard } from './check-card.tsx';
import type { Doubt } from './check-words.ts';
import type { Choice } from './choice.ts';
import { dateReadings } from './date-readings.ts';
import { lengthReadings } from './length-readings.ts';
import type { Reading, Readings } from './reading.ts';
import { speakerReadings } from './speaker-readings.ts';
import { textReadings } from './text-readings.ts';
import type { useDeciding } from './use-deciding.ts';

type CheckCardsProps = {
  doubts: readonly Doubt[];
  mayMatch: boolean;
} & ReturnType<typeof useDeciding>;

/** Each card asks for one decision, which takes one key. The keys work while the focus is in the list. */
export function CheckCards({ doubts, mayMatch, deciding, undoLast }: CheckCardsProps) {
  const navigate = useNavigate();
  const isPointing = useRef(false);
  /** Ids of those skipped, which stand last. */
  const [later, setLater] = useState<readonly string[]>([]);
  const shown = [
    ...doubts.filter(({ id }) => !later.includes(id)),
    ...later.flatMap((id) => doubts.find((doubt) => doubt.id === id) ?? []),
  ];
  const cards = useChoiceCards(shown);
  const { current, focus, nextOf, setCurrentId } = cards;
  const choose = (doubt: Doubt, choice: Choice) => {
    if (deciding.isPending) return;
    const next = nextOf(doubt);
    deciding.mutate({ doubt, choice }, { onSuccess: () => focus(next) });
  };
  const skip = (doubt: Doubt) => {
    const next = nextOf(doubt);
    setLater([...later.filter((id) => id !== doubt.id), doubt.id]);
    focus(next);
  };
  const take = (doubt: Doubt, { button }: Reading) => {
    if (!button) return;
    if ('to' in button.does) void navigate(button.does.to);
    else choose(doubt, button.does);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || !current) return;
    const { likely, present } = readingsOf(current, mayMatch);
    pressOnCards(event, {
      arrowdown: () => focus(cards.after),
      arrowup: () => focus(cards.before),
      z: undoLast,
      ...(current.meeting.mayCorrect && {
        1: () => take(current, likely),
        r: () => take(current, present),
        s: () => skip(current),
      }),
    });
  };
  const release = () => {
    isPointing.current = false;
  };
  return (
    <>
      {/* Handles the keys of the cards; a button exists for each of them. */}
      <ul
        aria-label="Meetings to check"
        className="grid gap-2"
        onKeyDown={press}
        onPointerDown={() => {
          isPointing.current = true;
        }}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {shown.map((doubt) => {
          const { id } = doubt;
          const isChosen = deciding.variables?.doubt.id === id;
          return (
            <CheckCard
              key={id}
              doubt={doubt}
              readings={readingsOf(doubt, mayMatch)}
              isCurrent={doubt === current}
              isBusy={isChosen && deciding.isPending}
              error={isChosen ? deciding.error : null}
              cardRef={cards.cardRef(id)}
              // A button under the pointer must not move, so a click opens its card only beside it.
              onFocus={() => {
                if (!isPointing.current) setCurrentId(id);
              }}
              onClick={({ target }: MouseEvent) => {
                const isButton = target instanceof Element && target.closest('button, a');
                if (!isButton) setCurrentId(id);
              }}
              onChoose={(choice) => choose(doubt, choice)}
              onLater={() => skip(doubt)}
            />
          );
        })}
      </ul>
      <p className="mt-3 text-right text-12 text-ink-3 max-md:hidden">
        Keys: <KeyCap>1</KeyCap> take the first, <KeyCap>R</KeyCap> it is right, <KeyCap>S</KeyCap>{' '}
        later, <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> move, <KeyCap>Z</KeyCap> undo
      </p>
    </>
  );
}

/** @param mayMatch whether the reader may say what a speaker is */
function readingsOf({ meeting, check }: Doubt, mayMatch: boolean): Readings {
  switch (check.kind) {
    case 'length':
      return lengthReadings(meeting, check);
    case 'date':
      return dateReadings(meeting, check);
    case 'one-speaker':
      return speakerReadings(meeting, check, mayMatch);
    default:
      return textReadings(meeting, check);
  }
}
