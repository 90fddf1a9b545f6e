import type { CandidateCell, CoveringPerson, RoleCell, RoleCoverage } from '@rapport/contract';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { tooltip } from '@/components/ui/tooltip.ts';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { useAddress } from '@/lib/use-address.ts';
import { type Kind, kinds, withChosen } from './role-in-address.ts';
import { cellWords, countWords, firstNameOf, genitive, kindWords } from './role-words.ts';

const columns =
  'grid grid-cols-[minmax(0,168px)_12fr_8fr_6fr] gap-x-5 items-center -mx-2 px-2 border-line border-b @max-[560px]:grid-cols-2 @max-[560px]:gap-x-4';

type CoverageCellsProps = {
  coverage: RoleCoverage;
  /** The people that are shown. */
  candidates: readonly CoveringPerson[];
  selected: string | undefined;
};

/**
 * A cell for each tie, topic and duty, in the same order for all people, so that columns can be
 * compared. The selected person is kept in the address; arrow keys move along the list.
 */
export function CoverageCells({ coverage, candidates, selected }: CoverageCellsProps) {
  const { person, unlisted, period } = coverage;
  const [parameters] = useAddress();
  return (
    <section className="@container">
      <ComputedHead
        title="What each already has"
        caption={`One cell for each thing of ${genitive(firstNameOf(person))}, in one order for all; filled: already has it. Since ${dayAndMonth(period.from)}`}
        ids={['ties', 'carried', 'covered-share']}
        period={period}
        coverage={coverage.coverage}
      />
      <div
        aria-hidden
        className={cn(
          columns,
          'min-h-6 break-after-avoid border-line-2 text-12 text-ink-3 @max-[560px]:hidden',
        )}
      >
        <span />
        {kinds.map((kind) => (
          <span key={kind}>{kindWords[kind]}</span>
        ))}
      </div>
      <ul aria-label="What each already has" onKeyDown={moveFocus}>
        {candidates.map((candidate) => {
          const { id, name, title } = candidate;
          const isSelected = id === selected;
          return (
            <li
              key={id}
              className={cn(
                columns,
                'relative min-h-12 gap-y-1.5 py-2 break-inside-avoid',
                isSelected ? 'bg-accent-soft' : 'hover:bg-hover',
              )}
            >
              <span className="min-w-0 @max-[560px]:col-span-full">
                <Link
                  to={{ search: `?${withChosen(parameters, id)}` }}
                  replace
                  preventScrollReset
                  aria-current={isSelected || undefined}
                  title={name}
                  className="block truncate font-medium text-ink outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
                >
                  {name}
                </Link>
                {title && (
                  <span title={title} className="block truncate text-12 text-ink-2">
                    {title}
                  </span>
                )}
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
        A dashed cell is the person: nobody needs a tie to themselves. Counts, not percentages
        {kinds.every((kind) => coverage[kind].length < percentFrom)
          ? ': there are too few things for one.'
          : '.'}
        {unlisted > 0 && ` ${unlisted} further ties, topics and duties are not compared.`}
      </p>
    </section>
  );
}

/** Fewer things make no percentage. */
const percentFrom = 10;

/** More cells than this may wrap, so that all are of one width. */
const inOneRow = 12;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.contains(document.activeElement));
  const next = at < 0 ? undefined : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
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
      <span aria-hidden className="mb-0.5 block text-12 text-ink-3 @min-[561px]:hidden">
        {kindWords[kind]}
      </span>
      <span aria-hidden className="relative z-1 mb-0.5 flex flex-wrap gap-0.5">
        {named.map((one, at) => {
          const cell = cells[at];
          return (
            cell && (
              <span
                key={one.id}
                {...tooltip(cellWords(kind, one, cell))}
                className={cn(
                  'h-3 rounded-[2px] bg-pressed',
                  named.length > inOneRow ? 'w-2.5' : 'min-w-2 max-w-12 flex-1 basis-2',
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
