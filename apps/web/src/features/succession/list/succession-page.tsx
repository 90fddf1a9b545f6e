import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { PlanningNotGiven } from '@/components/planning/planning-not-given.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import { useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { roleAddress } from '../addresses.ts';
import { livePlans, successionPlansQueryOptions } from '../api/succession-plans.ts';
import { ChoosePersonDialog } from '../choose-person-dialog.tsx';
import { PlanTable } from './plan-table.tsx';

/** The plans that the reader may see. A new plan starts with the holder of the role. */
export function SuccessionPage() {
  useRefreshOn(livePlans);
  const query = useQuery(successionPlansQueryOptions);
  const [isChoosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const newPlan = (
    <Button
      variant="primary"
      icon={Plus}
      className="print:hidden"
      onClick={() => setChoosing(true)}
    >
      New plan
    </Button>
  );
  return (
    <>
      <PageHead
        title="Succession Planning"
        badge={<SourceSwitch source="own" />}
        lead="Who already carries part of a role, as far as your meetings show."
        actions={query.data?.mayPlan && newPlan}
      />
      <FiguresOf query={query} what="the plans" block="h-60">
        {({ plans, mayPlan }) =>
          plans.length === 0 && !mayPlan ? (
            <PlanningNotGiven hasShared={false} />
          ) : plans.length === 0 ? (
            <StateBox kind="empty" icon={Users} title="No plans yet">
              Choose ‘New plan’ and who holds the role. You see who already has which of their ties,
              topics and duties, and can make a plan of it.
            </StateBox>
          ) : (
            <section>
              {!mayPlan && <PlanningNotGiven hasShared />}
              <FigureHead
                title="Plans"
                caption={`${counted(plans.length, 'plan')}, the last changed first`}
              />
              <PlanTable plans={plans} />
            </section>
          )
        }
      </FiguresOf>
      {isChoosing && (
        <ChoosePersonDialog
          title="Who holds the role?"
          description="You see who already has part of what this person has."
          onChoose={({ id }) => navigate(roleAddress(id))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
