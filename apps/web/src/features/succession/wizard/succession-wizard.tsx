import { ArrowRight, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { Stepper } from '@/components/planning/stepper.tsx';
import { useFocusOnNewStep } from '@/components/planning/use-focus-on-new-step.ts';
import { WizardFoot } from '@/components/planning/wizard-foot.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';
import { sampleToday } from '@/sample-data/company/company.ts';
import { keepPlan } from '../domain/created-plans.ts';
import { furthestStep, type WizardState, wizardState } from '../domain/navigation-state.ts';
import { BackButton } from './back-button.tsx';
import { ContextStep } from './context-step.tsx';
import { CriteriaStep } from './criteria-step.tsx';
import { PersonStep } from './person-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { footNote, leads, stepsOf } from './step-words.ts';

const lastStep = 4;

export function SuccessionWizard() {
  const location = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => wizardState(location.state));
  const isCreated = useRef(false);
  const { step, person, reason } = state;
  const isDirty = step > 1 || person !== undefined || reason !== undefined;
  useAskBeforeUnload(isDirty);
  const stepPart = useFocusOnNewStep(step);
  const steps = stepsOf(state);

  const change = (changes: Partial<WizardState>) => setState((now) => ({ ...now, ...changes }));
  const goTo = (next: number) => change({ step: next });

  async function create() {
    const { step: _, person, reason, ...rest } = state;
    if (!person || !reason) return;
    const plan = state.plan ?? `${person}-${Date.now().toString(36)}`;
    const form = { ...rest, person, reason, plan };
    keepPlan({ ...form, id: plan, created: sampleToday });
    // Back leads to the wizard as it was, and creating it again changes the same plan.
    await navigate('.', { replace: true, state: { ...state, plan } });
    isCreated.current = true;
    await navigate('/succession/candidates/results', { state: form });
  }

  return (
    <>
      <PageHead
        back={<BackLink to="/succession">Succession Planning</BackLink>}
        title="New Succession Plan"
        badge={
          <>
            <span className="text-ink-3">
              Step {step} of {lastStep}
            </span>
            <SampleDataBadge />
          </>
        }
        lead={leads[step]}
      />
      <Stepper steps={steps} current={step} onGoTo={goTo} />
      <section
        ref={stepPart}
        tabIndex={-1}
        aria-label={steps[step - 1]?.name}
        className="@container outline-none"
      >
        {step === 1 && (
          <PersonStep person={person} onChoose={(id) => change({ person: id, step: 2 })} />
        )}
        {step === 2 && <ContextStep state={state} onChange={change} />}
        {step === 3 && (
          <CriteriaStep weights={state.criteria} onChange={(criteria) => change({ criteria })} />
        )}
        {step === 4 && <ReviewStep state={state} onEdit={goTo} />}
      </section>
      <WizardFoot
        back={<BackButton onBack={() => (step === 1 ? navigate('/succession') : goTo(step - 1))} />}
        note={footNote(state)}
        next={
          step === lastStep ? (
            <Button variant="primary" icon={Check} onClick={create}>
              Create
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={step >= furthestStep(state)}
              onClick={() => goTo(step + 1)}
            >
              Next
              <ArrowRight aria-hidden />
            </Button>
          )
        }
      />
      <UnsavedChanges
        isDirty={() => isDirty && !isCreated.current}
        sentence="You have unsaved changes to your succession plan. Are you sure you want to leave?"
      />
    </>
  );
}
