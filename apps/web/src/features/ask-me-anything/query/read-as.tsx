import type { AskReading, WordReading } from '@rapport/contract';
import { Calculator } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { QueryChips } from './query-chips.tsx';
import { isLookUp } from './query-words.ts';
import type { ShownQuery } from './shown-query.ts';
import { inQuotationMarks } from './struck-words.ts';

type ReadAsProps = {
  shown: ShownQuery;
  /** Words that nothing uses; none until the question is answered. */
  unused: AskReading['unused'];
  /** What can be counted in place of the only unused word. */
  readings: readonly WordReading[];
  onChange: (next: ShownQuery) => void;
  /** Asks the same query without the words that are not used. */
  onWithout: () => void;
};

const labelClass = 'text-12 leading-7 text-ink-3 max-md:leading-5';

/** How the question was understood, and the words of it that were not. */
export function ReadAs({ shown, unused, readings, onChange, onWithout }: ReadAsProps) {
  return (
    <div className="mb-5 grid grid-cols-[60px_minmax(0,1fr)] items-start gap-x-2 gap-y-2.5 max-md:grid-cols-1 max-md:gap-y-1">
      <span aria-hidden className={labelClass}>
        Read as
      </span>
      <QueryChips shown={shown} onChange={onChange} />
      {unused.length > 0 && (
        <>
          <span aria-hidden className={`${labelClass} max-md:mt-2`}>
            Not used
          </span>
          <section aria-label="Not used" className="grid justify-items-start gap-2">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="flex flex-wrap gap-1">
                {unused.map((words) => (
                  <s
                    key={words}
                    className="inline-flex h-7 items-center rounded-control border border-line-control border-dashed px-2 text-12 text-ink-2 max-md:h-9"
                  >
                    {words}
                  </s>
                ))}
              </span>
              <p className="mt-1 min-w-60 flex-1 text-ink-2 text-pretty">
                {`Nothing can be counted by ${inQuotationMarks(unused)}, so no figure is given while ${unused.length === 1 ? 'this word is' : 'these words are'} not used.${readings.length > 0 ? ' These can be counted instead:' : ''}`}
              </p>
            </div>
            {readings.length > 0 && (
              <ul aria-label="Countable instead" className="flex flex-wrap gap-1">
                {readings.map(({ words, query, answer }) => (
                  <li key={words}>
                    <button
                      type="button"
                      onClick={() => onChange({ ...shown, query })}
                      className="inline-flex min-h-7 cursor-default items-center gap-1.5 rounded-control border border-line-control bg-surface px-2 text-left text-12 hover:bg-hover max-md:min-h-9"
                    >
                      {words}
                      <strong className="font-strong">{answer === 'None' ? 0 : answer}</strong>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {!isLookUp(shown.query) && (
              <Button size="small" icon={Calculator} onClick={onWithout}>
                {`Count without ${inQuotationMarks(unused)}`}
              </Button>
            )}
          </section>
        </>
      )}
    </div>
  );
}
