import type { ChangesTested } from '@rapport/contract';
import { CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { useTrust } from '@/lib/use-active-features.ts';
import { takenWords, untoldWords } from './told-words.ts';

/** What could not be tested for a change, and how many meetings it would take. On paper both are shown. */
export function TooFewToTell({ tests }: { tests: readonly ChangesTested[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { smallestGroup } = useTrust().trust;
  const id = useId();
  const untold = untoldWords(tests);
  return (
    <div className="mt-3 grid break-inside-avoid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 rounded-control border border-line-2 border-dashed p-3 text-ink-2">
      <CircleDashed aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <div className="min-w-0">
        <h3 className="font-medium">Too few meetings to tell</h3>
        <p className="mt-0.5 text-12 text-pretty">
          {untold}.{' '}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="relative cursor-default text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent after:absolute after:inset-x-0 after:-inset-y-1.5 print:hidden"
          >
            How many it takes
          </button>
        </p>
        <div id={id} className={cn('mt-1.5 text-12 print:block', !isOpen && 'hidden')}>
          <dl>
            {takenWords(tests, smallestGroup).map(({ what, takes }) => (
              <div
                key={what}
                className="flex flex-wrap justify-between gap-x-3 border-line border-t py-1"
              >
                <dt>{what}</dt>
                <dd className="ml-auto font-medium">{takes}</dd>
              </div>
            ))}
          </dl>
          <p className="border-line border-t pt-1.5 text-ink-3 text-pretty">
            About so many meetings of both periods together; those of one series in a week count
            once.
          </p>
        </div>
      </div>
    </div>
  );
}
