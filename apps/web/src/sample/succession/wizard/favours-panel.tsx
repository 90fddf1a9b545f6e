import type { ReactNode } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { Weights } from '../domain/criteria.ts';
import { changedWeights, favours, favoursWords } from '../domain/favours.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';

export function FavoursPanel({ weights }: { weights: Weights }) {
  const criteria = useShownCriteria();
  const meaning = favours(weights, criteria);
  const changed = changedWeights(weights, criteria);
  return (
    <aside aria-label="What the weights favour" className="@min-[860px]:sticky @min-[860px]:top-6">
      <section>
        <FigureHead title="What this favours" />
        <p role="status" className="-mt-1 text-pretty text-ink-2">
          {meaning ? (
            <FavoursSentence {...favoursWords(meaning)} />
          ) : (
            'All weights are 0: candidates cannot be ranked.'
          )}
        </p>
        {meaning && (
          <dl className="mt-3">
            <Figure name="Heaviest three together">{meaning.heaviestThree.toFixed(1)} %</Figure>
            <Figure name="About the past">{meaning.past.toFixed(1)} %</Figure>
            <Figure name="About the future">{meaning.future.toFixed(1)} %</Figure>
            <Figure name="Sum of weights">{meaning.sum}</Figure>
          </dl>
        )}
      </section>
      {changed.length > 0 && (
        <section className="mt-6 border-line-2 border-t pt-3">
          <h2 className="mb-1">Changed</h2>
          <dl>
            {changed.map(({ id, name, from, to }) => (
              <Figure key={id} name={name}>
                <span className="font-body text-12 text-ink-3">
                  {from} <span aria-hidden>→</span>
                  <span className="sr-only">changed to</span>
                </span>{' '}
                {to}
              </Figure>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}

function FavoursSentence({ before, figure, after }: ReturnType<typeof favoursWords>) {
  return (
    <>
      {before}
      <span className="whitespace-nowrap font-strong text-ink">{figure}</span>
      {after}
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-line border-t py-[7px] first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="whitespace-nowrap font-strong">{children}</dd>
    </div>
  );
}
