import {
  type DirectoryPerson,
  defaultSuccessionWeights,
  type SuccessionPlan,
  type SuccessionWeights,
  successionCandidatesMax,
} from '@rapport/contract';
import { UserSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { LiveOrganizationFigures } from '@/components/organization-figures/live-organization-figures.ts';
import { PeriodHead } from '@/components/organization-figures/period-head.tsx';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import { useAddress } from '@/lib/use-address.ts';
import { useRoleCoverage } from '../api/role-coverage.ts';
import { NotARating } from '../not-a-rating.tsx';
import { FollowView } from '../role/follow-view.tsx';
import { firstNameOf, genitive } from '../role/role-words.ts';
import { ChosenPeople } from './chosen-people.tsx';
import { useChosenPeople } from './use-chosen-people.ts';
import type { Leaver } from './who-could-follow.tsx';

type ComparedPeopleProps = {
  person: Leaver;
  /** Undefined until somebody is chosen. */
  plan: SuccessionPlan | undefined;
  links: ReactNode;
};

/** The people whom somebody chose, and what each already has. */
export function ComparedPeople({ person, plan, links }: ComparedPeopleProps) {
  const [parameters] = useAddress();
  const { period } = useChosenPeriod();
  const [moved, setMoved] = useState<SuccessionWeights>();
  const weights = moved ?? plan?.weights ?? defaultSuccessionWeights;
  const change = useChosenPeople(person, plan, weights);
  const people = (plan?.candidates ?? []).flatMap(({ person: one }): DirectoryPerson[] =>
    one ? [one] : [],
  );
  const query = useRoleCoverage({
    person: person.id,
    also: people.map(({ id }) => id),
    chosen: 'only',
    weights,
    period: { ...period, week: period.week ?? person.lastWeek },
  });
  const weigh = (next: SuccessionWeights) => {
    setMoved(next);
    change.weigh(next, () => setMoved((now) => (now === next ? undefined : now)));
  };
  return (
    <>
      <LiveOrganizationFigures />
      <NotARating whose={genitive(firstNameOf(person))} />
      <FiguresOfMeetings query={query} what="who already has what" block="h-96">
        {(coverage) => {
          const { candidates } = coverage;
          const asked = parameters.get('candidate');
          return (
            <>
              <PeriodHead period={coverage.period} coverage={coverage.coverage} />
              <FollowView
                coverage={coverage}
                weights={weights}
                onWeights={weigh}
                candidates={candidates}
                selected={candidates.find(({ id }) => id === asked) ?? candidates[0]}
                who={`the ${counted(candidates.length, 'person', 'people')} chosen`}
                links={links}
                empty={
                  <StateBox kind="empty" icon={UserSearch} title="Nobody is chosen yet">
                    Add who is compared. Rapport adds nobody, and none of them is told.
                  </StateBox>
                }
                compared={
                  <ChosenPeople
                    plan={plan}
                    people={people}
                    change={change}
                    isFull={(plan?.candidates.length ?? 0) >= successionCandidatesMax}
                  />
                }
              />
            </>
          );
        }}
      </FiguresOfMeetings>
    </>
  );
}
