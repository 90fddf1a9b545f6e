import { useState } from 'react';
import { InputField, TextareaField } from '@/components/ui/control-fields.tsx';
import { today } from '@/lib/days.ts';
import { type ScenarioTemplate, templateOf } from '../domain/templates.ts';
import { hasPassed, type ScenarioForm } from '../stored/scenario-form.ts';
import { TemplateFacts } from '../template-facts.tsx';

const nameLengthMax = 120;
const reasonLengthMax = 2000;

type BasicInfoProps = { form: ScenarioForm; onChange: (change: Partial<ScenarioForm>) => void };

export function BasicInfo({ form, onChange }: BasicInfoProps) {
  /** Errors for empty fields are shown only after the field was left. */
  const [left, setLeft] = useState({ name: false, reason: false });
  return (
    <div className="grid gap-x-8 gap-y-6 border-line-2 border-t pt-4 md:grid-cols-[minmax(0,280px)_minmax(0,560px)]">
      {form.templateId && <ChosenTemplate template={templateOf(form.templateId)} />}
      <div className="grid content-start gap-2">
        <InputField
          label="Scenario name"
          error={left.name && !form.name.trim() ? 'Give the scenario a name.' : undefined}
          required
          maxLength={nameLengthMax}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => setLeft({ ...left, name: true })}
        />
        <InputField
          label="Target analysis date"
          hint="Optional: the date of the event."
          error={
            hasPassed(form.targetDate)
              ? 'This day has passed. Choose today or a later day.'
              : undefined
          }
          type="date"
          min={today()}
          max="9999-12-31"
          className="max-w-60 max-md:max-w-none"
          value={form.targetDate}
          onChange={(event) => onChange({ targetDate: event.target.value })}
        />
        <TextareaField
          label="Reason and context"
          hint="The decision to make, and what readers of the result should know."
          error={left.reason && !form.reason.trim() ? 'Give the scenario a reason.' : undefined}
          required
          rows={5}
          maxLength={reasonLengthMax}
          value={form.reason}
          onChange={(event) => onChange({ reason: event.target.value })}
          onBlur={() => setLeft({ ...left, reason: true })}
        />
      </div>
    </div>
  );
}

function ChosenTemplate({ template }: { template: ScenarioTemplate }) {
  const { name, description, icon: Icon } = template;
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)] content-start gap-x-3 gap-y-1 max-md:hidden">
      <Icon aria-hidden className="mt-0.5 size-5 stroke-[1.5] text-ink-2" />
      <h2>{name}</h2>
      <p className="col-start-2 text-pretty text-ink-2">{description}</p>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
        <TemplateFacts template={template} withSteps />
      </div>
    </div>
  );
}
