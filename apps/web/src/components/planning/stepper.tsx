import { Check } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

export type Step = {
  name: string;
  /** A short summary of the choice made in this step. */
  chosen?: string;
};

type StepperProps = {
  steps: readonly Step[];
  /** Current step, counted from 1. */
  current: number;
  onGoTo: (step: number) => void;
};

/** Completed steps are links back. Narrow containers show only the current step's name. */
export function Stepper({ steps, current, onGoTo }: StepperProps) {
  return (
    <div className="@container">
      <ol
        aria-label="Steps"
        className="relative mb-6 grid auto-cols-fr grid-flow-col gap-1 @max-[760px]:pb-9"
      >
        {steps.map(({ name, chosen }, index) => {
          const number = index + 1;
          const isDone = number < current;
          const isCurrent = number === current;
          const title = (
            <>
              <span className="font-strong">{number}</span>
              {name}
              {isDone && (
                <>
                  <Check aria-hidden className="-ml-0.5 size-4 text-ink-3" />
                  <span className="sr-only">done</span>
                </>
              )}
            </>
          );
          return (
            <li key={name} aria-current={isCurrent ? 'step' : undefined} className="min-w-0">
              <span
                aria-hidden
                className={cn(
                  'mb-2 block h-1 rounded-[2px] bg-pressed',
                  isDone && 'bg-ink-3',
                  isCurrent && 'bg-accent',
                )}
              />
              <div
                className={cn(
                  'min-w-0 pr-4',
                  isCurrent
                    ? '@max-[760px]:absolute @max-[760px]:top-3 @max-[760px]:left-0'
                    : '@max-[760px]:hidden',
                )}
              >
                {isDone ? (
                  <button
                    type="button"
                    onClick={() => onGoTo(number)}
                    className="flex items-center gap-2 whitespace-nowrap font-medium text-ink-2 hover:text-accent"
                  >
                    {title}
                  </button>
                ) : (
                  <span
                    className={cn(
                      'flex items-center gap-2 whitespace-nowrap font-medium text-ink-3',
                      isCurrent && 'font-strong text-accent',
                    )}
                  >
                    {title}
                  </span>
                )}
                {chosen && (
                  <span
                    className="block truncate pl-4 text-12 text-ink-3 @max-[760px]:pl-0"
                    title={chosen}
                  >
                    {chosen}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
