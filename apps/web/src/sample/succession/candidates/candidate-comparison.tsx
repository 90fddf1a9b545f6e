import { UserSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { numberWord } from '@/lib/number-words.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { useSuccession } from '../api/get-succession.ts';
import type { Plan, PlanForm } from '../domain/plan.ts';
import type { RankedCandidate } from '../domain/ranking.ts';
import { eligibleFor } from '../domain/search/eligible.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';
import { CandidateDetails } from './candidate-details.tsx';
import { CandidateList } from './candidate-list.tsx';
import { selectedCandidate } from './selected-candidate.ts';

/** Number of candidates shown at first. */
const best = 8;

type CandidateComparisonProps = {
  candidates: readonly RankedCandidate[];
  subject: Employee;
  plan: Pick<Plan, 'criteria' | 'timeframe' | 'scope' | 'created' | 'asOf'>;
};

export function CandidateComparison({ candidates, subject, plan }: CandidateComparisonProps) {
  const { search } = useLocation();
  const isPhone = useIsPhone();
  const criteria = useShownCriteria();
  const details = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const selected = selectedCandidate(search, candidates);
  const shown = candidates.filter(
    (one, index) => showsAll || index < best || one.id === selected?.id,
  );
  if (!selected) {
    return (
      <StateBox kind="empty" icon={UserSearch} title="Nobody fits this search">
        Change the criteria to include external candidates.
      </StateBox>
    );
  }
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-6 @min-[900px]:grid-cols-[352px_minmax(0,1fr)]">
        <section>
          <FigureHead
            title="Candidates"
            caption={captionOf(
              shown.length,
              candidates.length,
              selected.overallScore,
              criteria.length,
            )}
          />
          <CandidateList
            candidates={shown}
            selected={selected.id}
            timeframe={plan.timeframe}
            onOpen={() => {
              // On phones the details are below the list.
              if (isPhone) details.current?.scrollIntoView();
            }}
          />
          {shown.length < candidates.length && (
            <Button className="mt-2 w-full" onClick={() => setShowsAll(true)}>
              Show all {candidates.length}
            </Button>
          )}
          <NotProposed subject={subject} scope={plan.scope} />
        </section>
        <div ref={details} className="min-w-0 scroll-mt-16">
          <CandidateDetails
            key={selected.id}
            candidate={selected}
            others={shown.filter(({ id }) => id !== selected.id)}
            plan={plan}
          />
        </div>
      </div>
    </div>
  );
}

function captionOf(
  shown: number,
  all: number,
  overallScore: number | undefined,
  criteria: number,
): string {
  const part = shown < all ? `${shown} of ${all}; ` : '';
  return overallScore === undefined
    ? `${part}by name, since all weights are 0`
    : `${part}overall score: the ${numberWord(criteria)} criteria by their weight, 0 to 100`;
}

function NotProposed({ subject, scope }: { subject: Employee; scope: PlanForm['scope'] }) {
  const succession = useSuccession();
  const left = scope === 'external' ? [] : eligibleFor(succession, subject).left;
  if (left.length === 0) return null;
  return (
    <p className="mt-3 text-pretty text-12 text-ink-3">
      Not proposed:{' '}
      {left.map(({ id, name }) => `${name}, who ${succession.leaving[id]}`).join('; ')}.
    </p>
  );
}
