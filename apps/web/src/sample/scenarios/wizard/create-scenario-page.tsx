import { customQuestions } from '@rapport/contract';
import { ArrowLeft, ArrowRight, Play, Save } from 'lucide-react';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { Stepper } from '@/components/planning/stepper.tsx';
import { useFocusOnNewStep } from '@/components/planning/use-focus-on-new-step.ts';
import { WizardFoot } from '@/components/planning/wizard-foot.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { clockTime } from '@/lib/format-day.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { type ScenarioTemplate, templateOf } from '../domain/templates.ts';
import { type ScenarioForm, wizardSteps } from '../stored/scenario-form.ts';
import { BasicInfo } from './basic-info.tsx';
import { ChooseTemplate } from './choose-template.tsx';
import { countAnswered } from './custom-answers.ts';
import { useWizard } from './use-wizard.ts';

const loadConfigure = () => import('./configure.tsx').then(({ Configure }) => Configure);

const stepNames = ['Choose Template', 'Basic Info', 'Configure'] as const;

const leads = [
  'Choose a topic. Each template asks only what it needs.',
  'Give it a name and say what has to be decided.',
  'Your answers are kept with the scenario; the result is the sample result of its template.',
];

function chosenIn({ templateId, name, answers }: ScenarioForm): string[] {
  const template = templateId ? templateOf(templateId).name : '';
  const questions =
    templateId === 'custom'
      ? `${countAnswered(answers)} of ${customQuestions.length} questions answered`
      : '';
  return [template, name.trim(), questions];
}

/** The name changes with the template unless it was edited. */
function withTemplate({ templateId, name }: ScenarioForm, template: ScenarioTemplate) {
  const isTemplateName = templateId !== null && name === templateOf(templateId).name;
  return { templateId: template.id, name: isTemplateName ? template.name : name };
}

export function CreateScenarioPage() {
  const wizard = useWizard();
  const { form, step, savedAt, change, goTo } = wizard;
  const content = useFocusOnNewStep(step);
  const Configure = useOnDemand(loadConfigure, step === wizardSteps);
  const chosen = chosenIn(form);
  return (
    <>
      <PageHead
        back={<BackLink to="/scenarios?data=sample">Scenarios</BackLink>}
        title="Create Scenario"
        badge={
          <>
            <span className="text-ink-3">
              Step {step} of {wizardSteps}
            </span>
            <SampleDataBadge />
          </>
        }
        lead={leads[step - 1]}
        actions={
          <>
            <Button icon={Save} onClick={wizard.save}>
              Save Draft
            </Button>
            {step === wizardSteps && (
              <Button icon={Play} onClick={wizard.create}>
                Create Scenario
              </Button>
            )}
          </>
        }
      />
      {wizard.notice && (
        <p role="status" className="mb-4 text-ink-2">
          {wizard.notice}
        </p>
      )}
      <Stepper
        steps={stepNames.map((name, index) => {
          const words = index < step ? chosen[index] : undefined;
          return { name, ...(words && { chosen: words }) };
        })}
        current={step}
        onGoTo={goTo}
      />
      <section
        ref={content}
        tabIndex={-1}
        aria-label={stepNames[step - 1]}
        className="outline-none"
      >
        {step === 1 && (
          <ChooseTemplate
            chosen={form.templateId}
            onChoose={(template) => change(withTemplate(form, template))}
          />
        )}
        {step === 2 && <BasicInfo form={form} onChange={change} />}
        {step === wizardSteps &&
          form.templateId &&
          (Configure ? (
            <Configure templateId={form.templateId} form={form} onChange={change} />
          ) : (
            <Skeleton className="h-70 rounded-control" />
          ))}
      </section>
      <WizardFoot
        back={
          <Button icon={ArrowLeft} disabled={step === 1} onClick={() => goTo(step - 1)}>
            Previous
          </Button>
        }
        note={savedAt ? `Draft saved in this browser at ${clockTime(savedAt)}` : notes[step - 1]}
        next={
          <Button
            variant={step === wizardSteps ? 'secondary' : 'primary'}
            disabled={step === wizardSteps || !wizard.canGoOn}
            onClick={() => goTo(step + 1)}
          >
            Next
            <ArrowRight aria-hidden />
          </Button>
        }
        finish={
          // The form is longer than the screen, but this row of buttons stays in view.
          step === wizardSteps && (
            <Button variant="primary" icon={Play} onClick={wizard.create}>
              Create Scenario
            </Button>
          )
        }
      />
      <UnsavedChanges
        isDirty={wizard.isDirty}
        sentence="You have unsaved changes to your scenario. Are you sure you want to leave?"
      />
    </>
  );
}

const notes = [
  'Next: name, target date, reason and context',
  'Next: configure, once there is a name and a reason',
  '',
];
