import {
  nothingComputed,
  type Scenario,
  type ScenarioGroups,
  type ScenarioTemplate,
  scenarioReasonLengthMax,
  scenarioTemplateNames,
  scenarioTitleLengthMax,
} from '@rapport/contract';
import { ArrowLeft, ArrowRight, Play, Save } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Option } from '@/components/planning/option.tsx';
import { Stepper } from '@/components/planning/stepper.tsx';
import { useFocusOnNewStep } from '@/components/planning/use-focus-on-new-step.ts';
import { WizardFoot } from '@/components/planning/wizard-foot.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { InputField, TextareaField } from '@/components/ui/control-fields.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { Configure } from './configure.tsx';
import { mapsOff } from './maps-off.ts';
import { missingChoice } from './missing-choice.ts';
import { isStepDone, type ScenarioForm } from './scenario-form.ts';
import { templates } from './templates.ts';
import { useWizard } from './use-wizard.ts';

const steps = ['Choose Template', 'Basic Info', 'Configure'] as const;

type WizardProps = {
  /** Null for a new scenario. */
  scenario: Scenario | null;
  template: ScenarioTemplate | null;
  groups: ScenarioGroups;
  canNamePersons: boolean;
  canCompute: boolean;
};

export function Wizard(props: WizardProps) {
  const { scenario, template, groups, canNamePersons, canCompute } = props;
  const navigate = useNavigate();
  const wizard = useWizard(scenario, template);
  const { form, isDirty, change, save, isSaving, refused, theirs, loadTheirs, isLoading } = wizard;
  const [step, setStep] = useState(form.template ? 2 : 1);
  const [showsMissing, setShowsMissing] = useState(false);
  const content = useFocusOnNewStep(step);
  const chosen = templates.find(({ id }) => id === form.template);
  const isReady = isStepDone(1, form) && isStepDone(2, form);
  const finish = (isRun: boolean) =>
    save(isRun, (id) => void navigate(`/scenarios/${id}`, { replace: true }));
  const missing = missingChoice(form, groups);
  const finishRun = () => (missing ? setShowsMissing(true) : finish(true));
  const isComputed = chosen?.isComputed !== false;
  const run = isComputed ? 'Run' : 'Finish Plan';
  return (
    <>
      <PageHead
        back={<BackLink to="/scenarios?data=own">Scenarios</BackLink>}
        title={scenario ? 'Edit Scenario' : 'Create Scenario'}
        badge={<span className="text-ink-3">Step {step} of 3</span>}
        lead={isComputed ? 'Computed from who answered whom in your meetings.' : nothingComputed}
        actions={
          <Button icon={Save} busy={isSaving} disabled={!isReady} onClick={() => finish(false)}>
            Save Draft
          </Button>
        }
      />
      {!canCompute && isComputed && <p className="mb-4 text-ink-2">{mapsOff}</p>}
      {theirs && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-3">
          <span>{theirs} What you typed is still here.</span>
          <Button busy={isLoading} onClick={loadTheirs}>
            Load theirs
          </Button>
        </div>
      )}
      <Stepper
        steps={steps.map((name, index) => ({
          name,
          ...(index === 0 && step > 1 && chosen && { chosen: chosen.name }),
        }))}
        current={step}
        onGoTo={(next) => setStep(scenario ? Math.max(2, next) : next)}
      />
      <section ref={content} tabIndex={-1} aria-label={steps[step - 1]} className="outline-none">
        {step === 1 && (
          <Templates {...{ form, canNamePersons }} onChoose={(given) => change(given)} />
        )}
        {step === 2 && <Basics form={form} onChange={change} />}
        {step === 3 && form.template && (
          <Configure
            template={form.template}
            form={form}
            groups={groups}
            missing={(showsMissing && missing) || refused}
            onChange={change}
          />
        )}
      </section>
      <WizardFoot
        back={
          <Button
            icon={ArrowLeft}
            disabled={step === 1 || (scenario !== null && step === 2)}
            onClick={() => setStep(step - 1)}
          >
            Previous
          </Button>
        }
        note=""
        next={
          <Button
            variant={step === 3 ? 'secondary' : 'primary'}
            disabled={step === 3 || !isStepDone(step, form)}
            onClick={() => setStep(step + 1)}
          >
            Next
            <ArrowRight aria-hidden />
          </Button>
        }
        finish={
          step === 3 && (
            <Button
              variant="primary"
              icon={Play}
              busy={isSaving}
              disabled={!canCompute && isComputed}
              onClick={finishRun}
            >
              {run}
            </Button>
          )
        }
      />
      <UnsavedChanges
        isDirty={isDirty}
        sentence="You have unsaved changes to your scenario. Are you sure you want to leave?"
      />
    </>
  );
}

type TemplatesProps = {
  form: ScenarioForm;
  canNamePersons: boolean;
  onChoose: (change: Partial<ScenarioForm>) => void;
};

function Templates({ form, canNamePersons, onChoose }: TemplatesProps) {
  const isTemplateName = form.template && form.title === scenarioTemplateNames[form.template];
  return (
    <fieldset>
      <legend className="sr-only">Template</legend>
      {!canNamePersons && (
        <p className="mb-3 text-ink-2">
          Works-council mode is on, so templates about single people are left out.
        </p>
      )}
      <div className="grid gap-2 md:grid-cols-2">
        {templates
          .filter((template) => canNamePersons || !template.isAboutPersons)
          .map(({ id, name, description }) => (
            <Option
              key={id}
              kind="radio"
              name="template"
              label={name}
              meaning={description}
              checked={form.template === id}
              onCheckedChange={() =>
                onChoose({
                  template: id,
                  title: form.title === '' || isTemplateName ? name : form.title,
                })
              }
            />
          ))}
      </div>
    </fieldset>
  );
}

type BasicsProps = { form: ScenarioForm; onChange: (change: Partial<ScenarioForm>) => void };

function Basics({ form, onChange }: BasicsProps) {
  return (
    <div className="grid max-w-measure content-start gap-2 border-line-2 border-t pt-4">
      <InputField
        label="Scenario name"
        error={form.title.trim() ? undefined : 'Give it a name.'}
        required
        maxLength={scenarioTitleLengthMax}
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <InputField
        label="Target analysis date"
        hint="Optional: the date of the event."
        type="date"
        className="max-w-60 max-md:max-w-none"
        value={form.targetDate}
        onChange={(event) => onChange({ targetDate: event.target.value })}
      />
      <TextareaField
        label="Reason and context"
        rows={6}
        maxLength={scenarioReasonLengthMax}
        value={form.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </div>
  );
}
