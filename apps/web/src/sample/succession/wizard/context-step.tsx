import type { ReactNode } from 'react';
import { Option } from '@/components/planning/option.tsx';
import { TextareaField } from '@/components/ui/control-fields.tsx';
import { cn } from '@/lib/cn.ts';
import type { WizardState } from '../domain/navigation-state.ts';
import { reasons, scopes, timeframes } from '../domain/plan.ts';
import { reasonWords, scopeWords, timeframeWords } from '../domain/plan-words.ts';

type ContextStepProps = {
  state: WizardState;
  onChange: (changes: Partial<WizardState>) => void;
};

export function ContextStep({ state, onChange }: ContextStepProps) {
  return (
    <div className="grid gap-6 border-line-2 border-t pt-4">
      <Question title="Reason" note="required, choose one" className="@min-[900px]:grid-cols-4">
        {reasons.map((reason) => (
          <Option
            key={reason}
            kind="radio"
            name="reason"
            {...reasonWords[reason]}
            checked={state.reason === reason}
            onCheckedChange={() => onChange({ reason })}
          />
        ))}
      </Question>
      <Question
        title="Timeframe"
        note="required, until the handover"
        className="@min-[720px]:grid-cols-3"
      >
        {timeframes.map((timeframe) => (
          <Option
            key={timeframe}
            kind="radio"
            name="timeframe"
            {...timeframeWords[timeframe]}
            checked={state.timeframe === timeframe}
            onCheckedChange={() => onChange({ timeframe })}
          />
        ))}
      </Question>
      <Question title="Scope" note="where to look" className="@min-[720px]:grid-cols-3">
        {scopes.map((scope) => (
          <Option
            key={scope}
            kind="radio"
            name="scope"
            {...scopeWords[scope]}
            checked={state.scope === scope}
            onCheckedChange={() => onChange({ scope })}
          />
        ))}
      </Question>
      <TextareaField
        label={<span className="text-16 font-head tracking-[-0.01em]">Description</span>}
        hint="Optional: what the successor should take over first, and what must not go wrong."
        fieldClass="max-w-measure"
        maxLength={2_000}
        value={state.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  );
}

type QuestionProps = { title: string; note: string; className: string; children: ReactNode };

function Question({ title, note, className, children }: QuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex items-baseline gap-2">
        <span className="text-16 font-head tracking-[-0.01em]">{title}</span>
        <span className="text-12 text-ink-3">{note}</span>
      </legend>
      <div className={cn('grid gap-2 @min-[420px]:grid-cols-2', className)}>{children}</div>
    </fieldset>
  );
}
