import type { Coverage } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { coverageWords } from './coverage-words.ts';

/** Says what the figures are based on, and links to matching unknown speakers. */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const unknown = coverage.speakers - coverage.speakersKnown;
  return (
    <>
      <span className="mr-1">{coverageWords(coverage)}</span>
      {unknown > 0 && (
        <>
          {' '}
          <Link
            to="/match-speakers"
            className="inline-flex items-center gap-[3px] whitespace-nowrap text-accent hover:underline max-md:min-h-6"
          >
            Match {unknown} {unknown === 1 ? 'speaker' : 'speakers'}
            <ChevronRight aria-hidden className="size-3 stroke-2" />
          </Link>
        </>
      )}
    </>
  );
}
