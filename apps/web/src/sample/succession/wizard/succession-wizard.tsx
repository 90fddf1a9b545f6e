import { ArrowLeft, ArrowRight, Check, Info } from 'lucide-react';
import { Link } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { Stepper } from '@/components/planning/stepper.tsx';
import { useFocusOnNewStep } from '@/components/planning/use-focus-on-new-step.ts';
import { WizardFoot } from '@/components/planning/wizard-foot.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { employeeIn } from '@/sample/domain/employee.ts';
import { useSuccession } from '../api/get-succession.ts';
import { furthestStep } from '../domain/navigation-state.ts';
import type { Plan } from '../domain/plan.ts';
import { planWords } from '../domain/plan-words.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';
import { ContextStep } from './context-step.tsx';
import { PersonStep } from './person-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { footNote, leads, stepsOf } from './step-words.ts';
import { lastStep, useSuccessionWizard } from './use-succession-wizard.ts';

const loadCriteriaStep = () =>
  import('./criteria-step.tsx').then(({ CriteriaStep }) => CriteriaStep);

export function SuccessionWizard() {
  const { state, change, goTo, choose, leave, create, existing, ...wizard } = useSuccessionWizard();
  const { step, person } = state;
  useAskBeforeUnload(wizard.isDirty);
  const stepPart = useFocusOnNewStep(step);
  const CriteriaStep = useOnDemand(loadCriteriaStep, step === 3);
  const succession = useSuccession();
  const steps = stepsOf(state, useShownCriteria(), succession.employees);

  return (
    <>
      <PageHead
        back={<BackLink to="/succession?data=sample">Succession Planning</BackLink>}
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
      {step > 1 && existing && <ExistingPlan plan={existing} />}
      <section
        ref={stepPart}
        tabIndex={-1}
        aria-label={steps[step - 1]?.name}
        className="@container outline-none"
      >
        {step === 1 && <PersonStep person={person} planned={wizard.planned} onChoose={choose} />}
        {step === 2 && <ContextStep state={state} onChange={change} />}
        {step === 3 &&
          (CriteriaStep ? (
            <CriteriaStep weights={state.criteria} onChange={(criteria) => change({ criteria })} />
          ) : (
            <Skeleton className="h-70 rounded-control" />
          ))}
        {step === 4 && <ReviewStep state={state} onEdit={goTo} />}
      </section>
      <WizardFoot
        back={
          <Button icon={ArrowLeft} onClick={() => (step === 1 ? leave() : goTo(step - 1))}>
            Back
          </Button>
        }
        note={footNote(state, succession)}
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
        isDirty={() => wizard.isDirty && !wizard.isCreated()}
        sentence="You have unsaved changes to your succession plan. Are you sure you want to leave?"
      />
    </>
  );
}

function ExistingPlan({ plan }: { plan: Plan }) {
  const { employees } = useSuccession();
  return (
    <p role="status" className="mb-4 flex gap-2 text-pretty text-ink-2">
      <Info aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>
        There is a plan for {employeeIn(employees, plan.person).name} already:{' '}
        <Link to={`/succession/${plan.id}`} className="text-accent underline">
          {planWords(plan)}
        </Link>
        . This plan will be added to it.
      </span>
    </p>
  );
}
