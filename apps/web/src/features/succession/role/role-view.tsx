import type { RoleCoverage, SuccessionWeights } from '@rapport/contract';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useAddress } from '@/lib/use-address.ts';
import { CoverageCells } from './coverage-cells.tsx';
import { CoveringPeople } from './covering-people.tsx';
import { type ChosenRole, withWeights } from './role-in-address.ts';
import { firstNameOf } from './role-words.ts';
import { TwoTogether } from './two-together.tsx';
import { WeightsSection } from './weights-section.tsx';
import { WhatIsThere } from './what-is-there.tsx';

type RoleViewProps = {
  coverage: RoleCoverage;
  chosen: ChosenRole;
  /** Shows the coverage of the previous question until the answer to the next one arrives. */
  isPrevious: boolean;
};

/** The others are shown on request. */
const shownFirst = 5;

export function RoleView({ coverage, chosen, isPrevious }: RoleViewProps) {
  const [, change] = useAddress();
  const { candidates, others, person, ties, topics, series, unlisted } = coverage;
  const hasNothing = ties.length + topics.length + series.length + unlisted === 0;
  const selected = candidates.find(({ id }) => id === chosen.candidate) ?? candidates[0];
  const [isWhole, setIsWhole] = useState(false);
  const shown = candidates.filter(
    ({ id }, at) => isWhole || at < shownFirst || id === selected?.id || chosen.also.includes(id),
  );
  const changeWeights = (weights: SuccessionWeights) =>
    change((now) => withWeights(now, weights), { replace: true, preventScrollReset: true });
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-8 @min-[900px]:grid-cols-[352px_minmax(0,1fr)]">
        <div className="min-w-0">
          <WeightsSection coverage={coverage} weights={chosen.weights} onChange={changeWeights} />
          <CoveringPeople
            candidates={shown}
            selected={selected?.id}
            more={candidates.length - shown.length}
            onShowMore={() => setIsWhole(true)}
            others={others}
          />
        </div>
        <div className="min-w-0">
          {hasNothing ? (
            <StateBox kind="empty" icon={UserSearch} title="Nothing to compare">
              In this period your meetings show no ties, topics or series of {firstNameOf(person)}.
              A longer period may show some.
            </StateBox>
          ) : selected ? (
            <>
              <CoverageCells coverage={coverage} candidates={shown} selected={selected.id} />
              <WhatIsThere coverage={coverage} candidate={selected} />
            </>
          ) : (
            <StateBox kind="empty" icon={UserSearch} title="No candidates yet">
              In this period your meetings show no tie, topic or series that another person shares
              with {firstNameOf(person)}. A longer period may show some.
            </StateBox>
          )}
          {selected && (
            <TwoTogether
              coverage={coverage}
              candidate={selected}
              weights={chosen.weights}
              isPrevious={isPrevious}
            />
          )}
        </div>
      </div>
    </div>
  );
}
