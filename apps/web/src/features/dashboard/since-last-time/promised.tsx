import type { PromisedAction } from '@rapport/contract';
import { Check, Clock } from 'lucide-react';
import { distanceWords, isLate, isQuoted, stateWords } from '@/components/actions/action-words.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { Left } from './left.tsx';
import { Said, type SaidIn } from './said.tsx';

type PromisedProps = SaidIn & { promises: readonly PromisedAction[]; today: string };

/** Who promised what, with its state at the right. */
export function Promised({ promises, today, ...of }: PromisedProps) {
  return (
    <Left
      label="Promised"
      meetingId={of.meetingId}
      lines={bySoonest(promises).map((promise) => (
        <div key={promise.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <Said outcome={quotedOf(promise)} by={promise.owner?.name} {...of} />
          <State promise={promise} today={today} />
        </div>
      ))}
      none="None that Rapport is sure of"
    />
  );
}

/** The owner stands before the words, so that the speaker is not told again. */
const quotedOf = (promise: PromisedAction) => ({
  text: promise.text,
  ...(!isQuoted(promise) && { isCorrected: true as const }),
  evidence:
    promise.turn === null
      ? []
      : [
          {
            turn: promise.turn,
            quote: promise.quote ?? promise.text,
            said: { start: promise.start, speaker: null },
          },
        ],
});

const stateClass = 'inline-flex items-center self-start gap-1 whitespace-nowrap text-12 leading-5';

function State({ promise, today }: { promise: PromisedAction; today: string }) {
  const { state, dueDay } = promise;
  if (state === 'done')
    return (
      <span className={`${stateClass} text-st-completed`}>
        <Check aria-hidden className="size-3 shrink-0" />
        done
      </span>
    );
  if (state === 'from-before' || dueDay === null)
    return <span className={`${stateClass} text-ink-2`}>{stateWords[state].toLowerCase()}</span>;
  if (isLate(promise, today))
    return (
      <span className={`${stateClass} text-neg`}>
        <Clock aria-hidden className="size-3 shrink-0" />
        {distanceWords(dueDay, today)}
      </span>
    );
  return (
    <span className={`${stateClass} text-ink-2`}>
      {dueDay === today ? 'today' : dayAndMonth(dueDay)}
    </span>
  );
}

const last = '9999-12-31';

/** Open ones by day, then open ones without a day, then those that are done. */
const bySoonest = (promises: readonly PromisedAction[]): PromisedAction[] =>
  promises.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0));

const rankOf = ({ state, dueDay }: PromisedAction) =>
  `${state === 'open' ? 'open' : 'shut'} ${dueDay ?? last}`;
