import { Users } from 'lucide-react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { cn } from '@/lib/cn.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import type { SentimentOverview } from './domain/sentiment-overview.ts';
import { arrangeIndividuals } from './individual-order.ts';
import { IndividualTable } from './individual-table.tsx';
import { OrderSelect } from './order-select.tsx';
import type { OverviewAddress } from './overview-address.ts';
import { periodDays } from './period-words.ts';
import { scoreBands } from './score-band.ts';

const everybody = 'all';

type IndividualsProps = {
  overview: SentimentOverview;
  address: OverviewAddress;
  onChange: (change: Partial<OverviewAddress>) => void;
};

export function Individuals({ overview, address, onChange }: IndividualsProps) {
  const { asOf, departments, individuals } = overview;
  const { period, department, order } = address;
  const { search, typed, setTyped } = useSearchInAddress();
  const found = arrangeIndividuals(individuals, { department, search, order });

  return (
    <section aria-label="Individuals" className="@container min-w-0">
      <FigureHead
        title="Individuals"
        caption={`Score from 0 to 10, ${periodDays(period, asOf)}. For Stressed, lower is better.`}
      />
      <div className="mb-2 grid gap-2 @min-[400px]:grid-cols-2 @min-[500px]:grid-cols-[minmax(0,1fr)_192px] @min-[400px]:*:first:col-span-2 @min-[500px]:*:first:col-span-1">
        <SearchInput
          label="Find a person"
          placeholder="Find a person"
          value={typed}
          onValueChange={setTyped}
        />
        <Select
          aria-label="Department"
          value={department ?? everybody}
          options={[
            { value: everybody, label: 'All departments' },
            ...departments.map((name) => ({ value: name, label: name })),
          ]}
          onValueChange={(value) =>
            onChange({ department: departments.find((name) => name === value) ?? null })
          }
        />
        <OrderSelect order={order} onOrderChange={(next) => onChange({ order: next })} />
      </div>
      {found.length > 0 ? (
        <IndividualTable
          // With a new filter, the list shows the first ten again.
          key={`${department} ${search}`}
          individuals={found}
          order={order}
          onOrderChange={(next) => onChange({ order: next })}
        />
      ) : (
        <StateBox kind="empty" icon={Users} title={`Nobody here matches "${search}".`}>
          Try part of a name or role{department && ', or all departments'}.
        </StateBox>
      )}
      <ScoreBandLegend />
    </section>
  );
}

function ScoreBandLegend() {
  return (
    <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-12 text-ink-2">
      <span className="font-medium text-ink-3 max-md:w-full">Band</span>
      <ul aria-label="Band" className="flex flex-wrap gap-x-4 gap-y-1.5">
        {scoreBands.map(({ words, fill }) => (
          <li key={words} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={cn('h-1.5 w-4 rounded-[3px]', fill)} />
            {words}
          </li>
        ))}
      </ul>
      <span>Stressed is coloured by 10 minus its value</span>
    </div>
  );
}
