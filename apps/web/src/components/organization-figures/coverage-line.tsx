import type { Coverage } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { coverageWords } from './coverage-words.ts';

/** What the figures stand on, and the way to match the speakers that are not known. */
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
