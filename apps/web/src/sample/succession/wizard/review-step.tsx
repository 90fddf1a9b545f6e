import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { sharesOf } from '@/components/weights/shares.ts';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { yearsBetween } from '@/lib/days.ts';
import { counted } from '@/lib/number-words.ts';
import { findEmployee } from '@/sample/domain/employee.ts';
import { useSuccession } from '../api/get-succession.ts';
import type { Weights } from '../domain/criteria.ts';
import type { WizardState } from '../domain/navigation-state.ts';
import { reasonWords, scopeWords, timeframeWords } from '../domain/plan-words.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';

type ReviewStepProps = { state: WizardState; onEdit: (step: number) => void };

export function ReviewStep({ state, onEdit }: ReviewStepProps) {
  const { employees, today } = useSuccession();
  const person = findEmployee(employees, state.person ?? '');
  if (!person || !state.reason) return null;
  return (
    <>
      <Row title="Person" step={1} onEdit={onEdit}>
        <div className="flex items-center gap-4">
          <Avatar size="large" name={person.name} />
          <div className="min-w-0">
            <div className="text-16 font-strong">{person.name}</div>
            <div className="text-ink-2">
              {person.role}, {person.department} ·{' '}
              {counted(yearsBetween(person.startDate, today), 'year')}
            </div>
          </div>
        </div>
      </Row>
      <Row title="Context and timeline" step={2} onEdit={onEdit}>
        <dl className="grid gap-x-4 gap-y-3 @min-[720px]:grid-cols-[repeat(3,minmax(0,180px))]">
          <Fact name="Reason">{reasonWords[state.reason].label}</Fact>
          <Fact name="Timeframe">{timeframeWords[state.timeframe].label}</Fact>
          <Fact name="Scope">{scopeWords[state.scope].label}</Fact>
        </dl>
        {state.description.trim() && (
          <p className="mt-3 max-w-measure whitespace-pre-line text-pretty text-ink-2 wrap-anywhere">
            {state.description.trim()}
          </p>
        )}
      </Row>
      <Row title="Matching criteria" step={3} onEdit={onEdit}>
        <WeightsInOrder weights={state.criteria} />
      </Row>
    </>
  );
}

type RowProps = {
  title: string;
  step: number;
  onEdit: (step: number) => void;
  children: ReactNode;
};

function Row({ title, step, onEdit, children }: RowProps) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-line-2 border-t pt-4 pb-6 @min-[720px]:grid-cols-[280px_minmax(0,1fr)]">
      <div>
        <h2>{title}</h2>
        <button
          type="button"
          onClick={() => onEdit(step)}
          className="mt-0.5 inline-flex cursor-default items-center gap-1.5 text-accent hover:underline max-md:min-h-11"
        >
          <Pencil aria-hidden className="size-3.5" />
          Edit<span className="sr-only"> step {step}</span>
        </button>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** Heaviest first. */
function WeightsInOrder({ weights }: { weights: Weights }) {
  const rows = useShownCriteria()
    .map(({ id, name }) => ({ id, name, weight: weights[id] }))
    .sort((one, other) => other.weight - one.weight);
  const shares = sharesOf(rows.map(({ weight }) => weight));
  return (
    <>
      <WeightMix weights={rows} />
      <ul className="gap-x-10 @min-[900px]:columns-2">
        {rows.map(({ id, name, weight }, index) => (
          <li
            key={id}
            className="flex min-h-8 break-inside-avoid items-center gap-3 border-line border-b"
          >
            <span className="flex-1">{name}</span>
            <span className="text-12 text-ink-3">weight {weight}</span>
            <span className="w-14 text-right font-strong">
              {shares ? `${shares[index]?.toFixed(1)} %` : '–'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
