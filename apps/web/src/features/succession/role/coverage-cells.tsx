import type { CandidateCell, CoveringPerson, RoleCell, RoleCoverage } from '@rapport/contract';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { tooltip } from '@/components/ui/tooltip.ts';
import { cn } from '@/lib/cn.ts';
import { type Kind, kinds } from './role-in-address.ts';
import { cellWords, countWords, firstNameOf, genitive, kindWords } from './role-words.ts';

const columns =
  'grid grid-cols-[128px_12fr_8fr_5fr] gap-x-5 items-center -mx-2 px-2 border-line border-b @max-[560px]:grid-cols-[12fr_8fr_5fr] @max-[560px]:gap-x-3';

type CoverageCellsProps = {
  coverage: RoleCoverage;
  /** The candidates that are shown. */
  candidates: readonly CoveringPerson[];
  selected: string | undefined;
};

/**
 * A cell for each tie, topic and series, in the same order for all people, so that columns can be
 * compared.
 */
export function CoverageCells({ coverage, candidates, selected }: CoverageCellsProps) {
  const { person, ties, topics, series, unlisted, period } = coverage;
  return (
    <section className="@container">
      <FigureHead
        title="What each already has"
        caption={`One cell for each of ${genitive(firstNameOf(person))} ${ties.length} ties, ${topics.length} topics and ${series.length} series; filled: already has it`}
        actions={
          <HowComputed
            subject="What each already has"
            ids={['ties', 'carried', 'covered-share']}
            period={period}
            coverage={coverage.coverage}
          />
        }
      />
      <div
        aria-hidden
        className={cn(columns, 'min-h-6 break-after-avoid border-line-2 text-12 text-ink-3')}
      >
        <span className="@max-[560px]:hidden" />
        {kinds.map((kind) => (
          <span key={kind}>{kindWords[kind]}</span>
        ))}
      </div>
      <ul aria-label="What each already has">
        {candidates.map((candidate) => {
          const isSelected = candidate.id === selected;
          return (
            <li
              key={candidate.id}
              className={cn(columns, 'min-h-12 gap-y-1.5 py-2', isSelected && 'bg-accent-soft')}
            >
              <span
                className="truncate font-medium @max-[560px]:col-span-full"
                title={candidate.name}
              >
                {candidate.name}
              </span>
              {kinds.map((kind) => (
                <Cells
                  key={kind}
                  kind={kind}
                  named={coverage[kind]}
                  cells={candidate[kind]}
                  isSelected={isSelected}
                />
              ))}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-12 text-ink-3">
        A dashed cell is the candidate, who needs no tie to themselves.
        {unlisted > 0 && ` ${unlisted} further ties, topics and series are not compared.`}
      </p>
    </section>
  );
}

type CellsProps = {
  kind: Kind;
  named: readonly RoleCell[];
  cells: readonly CandidateCell[];
  isSelected: boolean;
};

function Cells({ kind, named, cells, isSelected }: CellsProps) {
  return (
    <span className="min-w-0">
      <span aria-hidden className="mb-0.5 flex flex-wrap gap-0.5">
        {named.map((one, at) => {
          const cell = cells[at];
          return (
            cell && (
              <span
                key={one.id}
                {...tooltip(cellWords(kind, one, cell))}
                className={cn(
                  'h-3 min-w-2 max-w-12 flex-1 basis-2 rounded-[2px] bg-pressed @max-[560px]:flex-none',
                  isSelected && 'bg-surface inset-ring inset-ring-line-2',
                  cell.state === 'has' && 'bg-ink-3 inset-ring-0',
                  cell.state === 'self' &&
                    'border border-line-control border-dashed bg-transparent inset-ring-0',
                )}
              />
            )
          );
        })}
      </span>
      <span className="block text-12 text-ink-2">
        <span className="sr-only">{kindWords[kind]}: </span>
        {countWords(cells)}
      </span>
    </span>
  );
}
