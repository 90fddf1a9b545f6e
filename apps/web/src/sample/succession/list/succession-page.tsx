import { Plus } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { counted } from '@/lib/number-words.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { useSuccession } from '../api/get-succession.ts';
import { usePlans } from '../domain/created-plans.ts';
import { planFigures } from '../domain/plan-figures.ts';
import { PlanTable } from './plan-table.tsx';
import { WithoutPlan } from './without-plan.tsx';

export function SuccessionPage() {
  const succession = useSuccession();
  const { plans, isCreatedHere } = usePlans();
  const rows = plans
    .map((plan) => ({
      plan,
      isCreatedHere: isCreatedHere(plan.id),
      ...planFigures(succession, plan),
    }))
    .sort((one, other) => one.daysRemaining - other.daysRemaining);
  return (
    <>
      <PageHead
        title="Succession Planning"
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead="Who could follow whom, how ready they are, and what is left to do."
        note={<SampleSentence />}
        actions={
          <ButtonLink variant="primary" icon={Plus} to="/succession/new?data=sample">
            New Succession Plan
          </ButtonLink>
        }
      />
      <section>
        <FigureHead
          title="Plans"
          caption={`${counted(plans.length, 'plan')}, earliest day first; progress is the elapsed time of the development`}
        />
        <PlanTable rows={rows} />
      </section>
      <WithoutPlan planned={plans.map(({ person }) => person)} />
    </>
  );
}
