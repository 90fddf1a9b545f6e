import { FolderOpen, SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { today } from '@/lib/days.ts';
import { employeeIn } from '@/sample/domain/employee.ts';
import { useSuccession } from '../api/get-succession.ts';
import { CandidateComparison } from '../candidates/candidate-comparison.tsx';
import { usePlans } from '../domain/created-plans.ts';
import { type ResultsState, resultsState } from '../domain/navigation-state.ts';
import { planWords } from '../domain/plan-words.ts';
import { rankCandidates } from '../domain/ranking.ts';
import { candidatesFor } from '../domain/search/candidates.ts';
import { countedWeights, useShownCriteria } from '../domain/shown-criteria.ts';

export function ResultsPage() {
  const { employees } = useSuccession();
  const sent = resultsState(useLocation().state, employees);
  return sent ? <Results sent={sent} /> : <WithoutCriteria />;
}

function WithoutCriteria() {
  useEffect(() => {
    notify.error('Choose a person and the criteria first. Then their candidates can be compared.');
  }, []);
  return <Navigate to="/succession/new?data=sample" replace />;
}

function Results({ sent }: { sent: ResultsState }) {
  const { plans, isCreatedHere } = usePlans();
  const succession = useSuccession();
  const subject = employeeIn(succession.employees, sent.person);
  const criteria = countedWeights(sent.criteria, useShownCriteria());
  const candidates = rankCandidates(candidatesFor(succession, sent.person, sent.scope), criteria);
  const asOf = today();
  const created = plans.find(({ id }) => id === sent.plan)?.created ?? asOf;
  return (
    <>
      <PageHead
        back={<BackLink to="/succession?data=sample">Succession Planning</BackLink>}
        title="Candidate Results"
        badge={<SampleDataBadge />}
        lead={`Who could follow ${subject.name} as ${subject.role}: ${planWords(sent)}.`}
        actions={
          <>
            {sent.plan && isCreatedHere(sent.plan) && (
              <ButtonLink icon={FolderOpen} to={`/succession/${sent.plan}`}>
                Open plan
              </ButtonLink>
            )}
            <ButtonLink
              icon={SlidersHorizontal}
              to="/succession/new?data=sample"
              state={{ ...sent, step: 3 }}
            >
              Change criteria
            </ButtonLink>
          </>
        }
      />
      <CandidateComparison
        candidates={candidates}
        subject={subject}
        plan={{ ...sent, criteria, created, asOf }}
      />
    </>
  );
}
