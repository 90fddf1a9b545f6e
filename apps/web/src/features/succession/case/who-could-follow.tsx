import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { PlanningNotGiven } from '@/components/planning/planning-not-given.tsx';
import { useRefreshOn } from '@/realtime/use-refresh-on.ts';
import {
  livePlans,
  successionPlanQueryOptions,
  successionPlansQueryOptions,
} from '../api/succession-plans.ts';
import { ComparedPeople } from './compared-people.tsx';

export type Leaver = {
  id: string;
  name: string;
  title: string | null;
  /** The week of the last day, if it is over: what they had until then is compared. */
  lastWeek: string | undefined;
};

type WhoCouldFollowProps = {
  person: Leaver;
  /** The links between departments that would part without the person. */
  links: ReactNode;
};

/**
 * Who already has what of a person who leaves. The people who were chosen and the weights are those
 * of the succession plan of the person that was changed last.
 */
export function WhoCouldFollow({ person, links }: WhoCouldFollowProps) {
  useRefreshOn(livePlans);
  const query = useQuery(successionPlansQueryOptions);
  return (
    <FiguresOf query={query} what="who could follow" block="h-96">
      {({ plans, mayPlan }) => {
        const kept = plans.find((plan) => plan.person?.id === person.id);
        if (kept) return <Kept id={kept.id} person={person} links={links} />;
        if (mayPlan) return <ComparedPeople person={person} plan={undefined} links={links} />;
        return <PlanningNotGiven hasShared={false} />;
      }}
    </FiguresOf>
  );
}

function Kept({ id, ...props }: WhoCouldFollowProps & { id: string }) {
  const query = useQuery(successionPlanQueryOptions(id));
  return (
    <FiguresOf query={query} what="who could follow" block="h-96">
      {(plan) => <ComparedPeople {...props} plan={plan} />}
    </FiguresOf>
  );
}
