import { FigureHead } from '@/components/ui/figure-head.tsx';
import { numberWord } from '@/lib/number-words.ts';
import { firstNameOf } from '@/sample/domain/employee.ts';
import type { Weights } from '../domain/criteria.ts';
import type { RankedCandidate } from '../domain/ranking.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';

type DotPlotProps = {
  candidate: RankedCandidate;
  others: readonly RankedCandidate[];
  weights: Weights;
};

const columns =
  'grid grid-cols-[164px_96px_minmax(0,1fr)_44px] items-center gap-x-3 @max-[560px]:grid-cols-[minmax(0,1fr)_auto_auto]';

export function DotPlot({ candidate, others, weights }: DotPlotProps) {
  const rows = [...useShownCriteria()].sort((one, other) => weights[other.id] - weights[one.id]);
  const lowest = Math.min(
    ...[candidate, ...others].flatMap(({ scores }) => rows.flatMap(({ id }) => scores[id] ?? [])),
  );
  // Starts at the multiple of 25 below the lowest score, at most at 75.
  const start = Math.min(75, Math.floor(lowest / 25) * 25);
  const ticks = [0, 25, 50, 75, 100].filter((tick) => tick >= start);
  const at = (score: number) => `${((score - start) / (100 - start)) * 100}%`;
  const against =
    others.length === 0
      ? 'alone'
      : others.length === 1
        ? `against ${others[0]?.name}`
        : `against the other ${numberWord(others.length)}`;
  return (
    <section className="@container">
      <FigureHead
        title={`${candidate.name} ${against}`}
        caption={`Score per requirement, heaviest weight first; the axis starts at ${start}`}
        actions={
          <div aria-hidden className="flex gap-4 text-12 text-ink-2">
            <span className="flex items-center gap-1.5">
              <span className="size-3 rounded-full bg-accent" />
              {firstNameOf(candidate)}
            </span>
            <span className="flex items-center gap-1.5">
              <span className="size-[9px] rounded-full border-[1.5px] border-ink-3" />
              Others
            </span>
          </div>
        }
      />
      <div aria-hidden className={`${columns} -mt-2 h-6 text-12 text-ink-3 @max-[560px]:hidden`}>
        <span>Requirement</span>
        <span>Weight</span>
        <span className="relative h-4">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
              style={{ left: at(tick) }}
            >
              {tick}
            </span>
          ))}
        </span>
        <span className="text-right">Score</span>
      </div>
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id} className={`${columns} @max-[560px]:mb-2`}>
            <span>
              {name}
              {candidate.scores[id] === null && (
                <span className="text-12 text-ink-3"> not scored</span>
              )}
            </span>
            <span className="flex items-center gap-2 text-12 text-ink-2">
              <span
                aria-hidden
                className="h-1.5 rounded-[2px] bg-line-2 @max-[560px]:hidden"
                style={{ width: `${weights[id] * 0.6}px` }}
              />
              <span className="@max-[560px]:text-ink-3">
                <span className="@min-[560px]:sr-only">weight </span>
                {weights[id]}
              </span>
            </span>
            <span
              aria-hidden
              className="relative h-8 border-line border-r before:absolute before:inset-x-0 before:top-1/2 before:border-line before:border-t @max-[560px]:col-span-3 @max-[560px]:row-start-2 @max-[560px]:h-4"
            >
              {ticks.slice(0, -1).map((tick) => (
                <span
                  key={tick}
                  className="absolute inset-y-0 border-line border-l"
                  style={{ left: at(tick) }}
                />
              ))}
              {others.map(({ id: other, name, scores: { [id]: score } }) =>
                score === null ? null : (
                  <span
                    key={other}
                    title={`${name} ${score}`}
                    className="absolute top-1/2 size-[9px] -translate-1/2 rounded-full border-[1.5px] border-ink-3 bg-paper"
                    style={{ left: at(score) }}
                  />
                ),
              )}
              {candidate.scores[id] !== null && (
                <span
                  className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full bg-accent ring-2 ring-paper"
                  style={{ left: at(candidate.scores[id]) }}
                />
              )}
            </span>
            <span className="text-right font-strong">
              <span className="sr-only">score </span>
              {candidate.scores[id] ?? '–'}
              <OthersInWords scores={others.flatMap((other) => other.scores[id] ?? [])} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hollow dots in words, for screen readers. */
function OthersInWords({ scores }: { scores: readonly number[] }) {
  if (scores.length === 0) return null;
  return (
    <span className="sr-only">
      , the others {[...scores].sort((one, other) => other - one).join(', ')}
    </span>
  );
}
