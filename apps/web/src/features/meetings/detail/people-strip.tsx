import type { TalkDynamics } from '@rapport/contract';
import { unknownSpeaker } from '@rapport/contract';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { useKnownTranscript } from '../transcript/transcript-context.ts';

/** Number of people shown before the strip is expanded: one line of the page. */
const peopleFirst = 9;

type PeopleStripProps = { people: NonNullable<TalkDynamics['people']> };

/** Who spoke how much, in order of talk. Moods are not shown here. */
export function PeopleStrip({ people }: PeopleStripProps) {
  const { nameOf, shortName } = useKnownTranscript();
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = useIsPrinting();
  const isWhole = showsAll || isPrinting || people.length <= peopleFirst + 1;
  const shown = isWhole ? people : people.slice(0, peopleFirst);
  return (
    <div className="flex items-center gap-4 border-line border-y py-2.5 max-md:block">
      <p id="who-spoke" className="text-12 text-ink-3 md:w-22 md:shrink-0">
        Who spoke, % of the words
      </p>
      <ul
        aria-labelledby="who-spoke"
        className="flex flex-1 flex-wrap gap-x-4 gap-y-1.5 max-md:mt-2 max-md:grid max-md:grid-cols-3 max-md:gap-x-2"
      >
        {shown.map(({ participantId, share }) => {
          const name = nameOf(participantId) || unknownSpeaker;
          const [first, rest] = shortName(name);
          return (
            <li key={participantId} title={name} className="flex min-w-0 items-center gap-1.5">
              <Avatar name={name} size="small" className="text-[10px] tracking-normal" />
              <span className="min-w-0 truncate">
                {first}
                {rest && (
                  <>
                    {' '}
                    <span className="sr-only">{rest}</span>
                  </>
                )}
              </span>{' '}
              <span className="font-strong">{Math.round(share * 100)}</span>
            </li>
          );
        })}
        {!isWhole && (
          <li className="flex items-center">
            <button
              type="button"
              className="min-h-6 cursor-default text-12 text-accent hover:underline"
              onClick={() => setShowsAll(true)}
            >
              {people.length - shown.length} more
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
