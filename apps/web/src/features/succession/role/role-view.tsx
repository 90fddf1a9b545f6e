import type { RoleCoverage } from '@rapport/contract';
import { ChevronDown, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import { useAddress } from '@/lib/use-address.ts';
import { FollowView } from './follow-view.tsx';
import { MakePlan } from './make-plan.tsx';
import { type ChosenRole, withCompared, withWeights } from './role-in-address.ts';
import { firstNameOf } from './role-words.ts';
import { WhoIsCompared } from './who-is-compared.tsx';

type RoleViewProps = {
  coverage: RoleCoverage;
  chosen: ChosenRole;
  /** Shows the coverage of the previous question until the answer to the next one arrives. */
  isPrevious: boolean;
};

/** The others are shown on request. */
const shownFirst = 5;

/** People of whom meetings show that they have part of the role, and those who were added. */
export function RoleView({ coverage, chosen, isPrevious }: RoleViewProps) {
  const [, change] = useAddress();
  const { candidates } = coverage;
  const selected = candidates.find(({ id }) => id === chosen.candidate) ?? candidates[0];
  const [isWhole, setIsWhole] = useState(false);
  const shown = candidates.filter(
    ({ id }, at) => isWhole || at < shownFirst || id === selected?.id || chosen.also.includes(id),
  );
  const more = candidates.length - shown.length;
  const replacing = { replace: true, preventScrollReset: true };
  return (
    <FollowView
      coverage={coverage}
      weights={chosen.weights}
      onWeights={(weights) => change((now) => withWeights(now, weights), replacing)}
      candidates={shown}
      selected={selected}
      compared={
        <WhoIsCompared
          sentence={comparedWords(coverage)}
          isBusy={false}
          onAdd={({ id }) => change((now) => withCompared(now, id), replacing)}
          actions={
            more > 0 && (
              <Button icon={ChevronDown} onClick={() => setIsWhole(true)}>
                Show {more} more
              </Button>
            )
          }
        />
      }
      empty={<Empty coverage={coverage} />}
      who={`the ${counted(candidates.length, 'person', 'people')} compared`}
      action={
        selected && (
          <MakePlan
            coverage={coverage}
            selected={selected.id}
            weights={chosen.weights}
            isPrevious={isPrevious}
          />
        )
      }
    />
  );
}

/** 'Those who already have most of it, and whom you add. 3 more people have at least one thing.' */
function comparedWords({ weighed, others }: RoleCoverage): string {
  const order = Object.values(weighed).some(Boolean)
    ? 'in the order of the weights, and by name where that is the same'
    : 'by name, since nothing is weighed';
  const rest =
    others > 0
      ? ` ${counted(others, 'more person has', 'more people have')} at least one of the things.`
      : '';
  return `People who have something of it in meetings, and whom you add, ${order}.${rest}`;
}

function Empty({ coverage }: { coverage: RoleCoverage }) {
  const { person, ties, topics, series, unlisted } = coverage;
  const hasNothing = ties.length + topics.length + series.length + unlisted === 0;
  const name = firstNameOf(person);
  return (
    <StateBox
      kind="empty"
      icon={UserSearch}
      title={hasNothing ? 'Nothing to compare' : 'No candidates yet'}
    >
      {hasNothing
        ? `In this period your meetings show no ties, topics or duties of ${name}. A longer period may show some.`
        : `In this period your meetings show no tie, topic or duty that another person shares with ${name}. A longer period may show some.`}
    </StateBox>
  );
}
