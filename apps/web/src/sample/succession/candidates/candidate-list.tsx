import { Link, useLocation } from 'react-router';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { Timeframe } from '../domain/plan.ts';
import type { RankedCandidate } from '../domain/ranking.ts';
import { Readiness } from './readiness.tsx';
import { scoreWords, statusWords } from './readiness-words.ts';
import { withCandidate } from './selected-candidate.ts';

type CandidateListProps = {
  candidates: readonly RankedCandidate[];
  selected: string;
  timeframe: Timeframe;
  onOpen: () => void;
};

/** A list of candidates. The selected one is kept in the address. */
export function CandidateList({ candidates, selected, timeframe, onOpen }: CandidateListProps) {
  const { search, state } = useLocation();
  return (
    <ol className="grid gap-2">
      {candidates.map(({ id, name, role, overallScore, status, readyIn, isExternal }) => (
        <li key={id} className="min-w-0">
          <Link
            to={{ search: withCandidate(search, id) }}
            state={state}
            replace
            preventScrollReset
            aria-current={id === selected || undefined}
            onClick={onOpen}
            className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-control border border-line-2 bg-surface p-3 text-ink hover:border-line-control aria-current:border-accent aria-current:bg-accent-soft aria-current:inset-ring aria-current:inset-ring-accent"
          >
            <Avatar name={name} />
            <span className="min-w-0">
              <span className="block truncate font-strong" title={name}>
                {name}
              </span>
              <span className="block truncate text-12 text-ink-2" title={role}>
                {role}
              </span>
            </span>
            <span className="text-24 font-strong tracking-head">
              <span className="sr-only">overall score </span>
              {scoreWords(overallScore)}
            </span>
            <span className="col-start-2 -col-end-1 mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {overallScore !== undefined && (
                <Badge variant={status === 'primary' ? 'role' : 'tag'}>{statusWords[status]}</Badge>
              )}
              <Readiness months={readyIn} timeframe={timeframe} />
              {isExternal && <span className="text-12 text-ink-3">external</span>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
