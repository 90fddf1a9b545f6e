import { endpoints, type Scenario, stepsOf } from '@rapport/contract';
import { Check, ListPlus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { call } from '@/lib/call.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { useChange } from './use-change.ts';

/** Steps that follow from the result or were written by people; each can become an action. */
export function ScenarioSteps({ scenario }: { scenario: Scenario }) {
  const hasActions = useActiveFeatures().features.actions;
  const adding = useChange(
    (body: { key: string; text: string }) =>
      call(endpoints.scenarios.createAction, { id: scenario.id, body }),
    { done: 'Action added.', failed: 'The action could not be added. Please try again.' },
  );
  const steps = stepsOf(scenario);
  return (
    <section aria-label="What to do">
      <FigureHead title="What to do" caption="Each step can become an action" />
      {steps.length === 0 && (
        <p className="text-ink-2">
          {scenario.result
            ? 'No step follows from the figures, and none is written.'
            : 'No step is written.'}
        </p>
      )}
      <ol>
        {steps.map(({ key, text, origin }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-3 border-line py-2 not-first:border-t"
          >
            <span className="min-w-0 flex-1 text-pretty">
              {text}
              <span className="block text-12 text-ink-3">
                {origin === 'computed' ? 'From the figures' : 'Written by people'}
              </span>
            </span>
            {scenario.actions.includes(key) ? (
              <span className="flex items-center gap-1.5 text-12 text-ink-2">
                <Check aria-hidden className="size-3.5" />
                Is an action
              </span>
            ) : (
              hasActions && (
                <Button
                  size="small"
                  icon={ListPlus}
                  aria-label={`Add as action: ${text}`}
                  busy={adding.isPending && adding.variables.key === key}
                  onClick={() => adding.mutate({ key, text })}
                >
                  Add as Action
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
