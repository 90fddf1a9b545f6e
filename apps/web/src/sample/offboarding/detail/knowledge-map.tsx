import { TriangleAlert } from 'lucide-react';
import { coverageTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { capitalised, numberWord, plural } from '@/lib/number-words.ts';
import { CoverageFigure } from '@/sample/components/coverage-figure.tsx';
import { type KnowledgeWithout, thinBelow } from '@/sample/domain/departure/knowledge.ts';

const columns: readonly StackedColumn<KnowledgeWithout>[] = [
  {
    label: 'Area',
    className: 'w-[26%]',
    cell: ({ area }) => <span className="font-medium">{area}</span>,
  },
  {
    label: 'Coverage',
    isWholeOnPhones: true,
    className: 'w-[34%]',
    cell: ({ coverage }) => <CoverageFigure percent={coverage} />,
  },
  {
    label: 'Alternatives',
    className: 'w-[26%]',
    cell: ({ alternatives }) =>
      alternatives.length > 0 ? (
        <span className="text-ink-2">{alternatives.map(({ name }) => name).join(', ')}</span>
      ) : (
        <span className="inline-flex items-center gap-1.5 text-12 font-medium text-neg">
          <TriangleAlert aria-hidden className="size-3.5" />
          Nobody yet
        </span>
      ),
  },
  {
    label: 'Criticality',
    className: 'whitespace-nowrap',
    cell: ({ criticality }) => <Level value={criticality} />,
  },
];

export function KnowledgeMap({ areas }: { areas: readonly KnowledgeWithout[] }) {
  return (
    <section>
      <FigureHead
        title="Knowledge Map"
        caption="Coverage: how much of an area others already know, %; lowest first"
        actions={<CoverageLegend />}
      />
      <Summary areas={areas} />
      <StackedTable
        label="Knowledge Map"
        columns={columns}
        rows={areas}
        keyOf={({ area }) => area}
      />
    </section>
  );
}

function Summary({ areas }: { areas: readonly KnowledgeWithout[] }) {
  const thin = areas.filter(({ coverage }) => coverage < thinBelow).length;
  const alone = areas.filter(({ alternatives }) => alternatives.length === 0);
  const [first] = alone;
  return (
    <p className="mb-2">
      {thin === 0
        ? `No area is covered below ${thinBelow} %`
        : `${capitalised(numberWord(thin))} of ${numberWord(areas.length)} ${plural(areas.length, 'area')} ${plural(thin, 'is', 'are')} covered below ${thinBelow} %`}
      {first && (
        <>
          ; <span className="font-strong">{first.area}</span>
          {alone.length === 1
            ? ' has nobody who could step in'
            : ` and ${numberWord(alone.length - 1)} more have nobody who could step in`}
        </>
      )}
      .
    </p>
  );
}

const bands = [
  { from: 80, words: '80 and above' },
  { from: 60, words: '60 and above' },
  { from: 0, words: 'below 60' },
];

function CoverageLegend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pt-0.5 text-12 text-ink-2">
      {bands.map(({ from, words }) => (
        <span key={from} className="inline-flex items-center gap-1.5">
          <FigureBar percent={100} tone={coverageTone(from)} className="w-3.5" />
          {words}
        </span>
      ))}
    </p>
  );
}
