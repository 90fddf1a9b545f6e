import type { Coverage } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '@/lib/number-words.ts';
import { coverageWords } from './coverage-words.ts';

/** Says what the figures are based on, and links to what is to match and to check. */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const unknown = coverage.speakers - coverage.speakersKnown;
  return (
    <>
      <span className="mr-1">{coverageWords(coverage)}</span>
      {unknown > 0 && <WorkLink to="/match-speakers">Match {counted(unknown, 'speaker')}</WorkLink>}
      {coverage.toCheck > 0 && (
        <WorkLink to="/check-meetings">Check {counted(coverage.toCheck, 'meeting')}</WorkLink>
      )}
    </>
  );
}

const WorkLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <>
    {' '}
    <Link
      to={to}
      className="mr-1 inline-flex items-center gap-[3px] whitespace-nowrap text-accent hover:underline max-md:min-h-6 print:hidden"
    >
      {children}
      <ChevronRight aria-hidden className="size-3 stroke-2" />
    </Link>
  </>
);
