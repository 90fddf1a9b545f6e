import { FolderOpen, SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { today } from '@/lib/days.ts';
import { employee } from '@/sample-data/company/employees.ts';
import { candidatesFor } from '@/sample-data/succession/candidates.ts';
import { rankCandidates } from '@/sample-data/succession/ranking.ts';
import { CandidateComparison } from '../candidates/candidate-comparison.tsx';
import { usePlans } from '../domain/created-plans.ts';
import { type ResultsState, resultsState } from '../domain/navigation-state.ts';
import { planWords } from '../domain/plan-words.ts';
import { countedWeights, useShownCriteria } from '../domain/shown-criteria.ts';

export function ResultsPage() {
  const sent = resultsState(useLocation().state);
  return sent ? <Results sent={sent} /> : <WithoutCriteria />;
}

/** Nothing was sent along that people could be compared by. */
function WithoutCriteria() {
  useEffect(() => {
    notify.error('Choose a person and the criteria first. Then their candidates can be compared.');
  }, []);
  return <Navigate to="/succession/new" replace />;
}

function Results({ sent }: { sent: ResultsState }) {
  const { plans, isCreatedHere } = usePlans();
  const subject = employee(sent.person);
  const criteria = countedWeights(sent.criteria, useShownCriteria());
  const candidates = rankCandidates(candidatesFor(sent.person, sent.scope), criteria);
  const asOf = today();
  const created = plans.find(({ id }) => id === sent.plan)?.created ?? asOf;
  return (
    <>
      <PageHead
        back={<BackLink to="/succession">Succession Planning</BackLink>}
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
            <ButtonLink icon={SlidersHorizontal} to="/succession/new" state={{ ...sent, step: 3 }}>
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
