import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import type { Individual } from './domain/sentiment-overview.ts';
import { feelingNames } from './feeling-names.ts';
import { type FeelingKey, feelingKeys, type Order } from './individual-order.ts';
import { bandOf } from './score-band.ts';
import { SortHead } from './sort-head.tsx';

const shownFirst = 10;
const shownMore = 20;

type IndividualTableProps = {
  individuals: readonly Individual[];
  order: Order | null;
  onOrderChange: (order: Order | null) => void;
};

/** On narrow screens a list with two figures per line. */
export function IndividualTable({ individuals, order, onOrderChange }: IndividualTableProps) {
  const [limit, setLimit] = useState(shownFirst);
  const shown = individuals.slice(0, limit);
  const rest = individuals.length - shown.length;
  return (
    <>
      <table
        aria-label="Individuals"
        className="block w-full border-collapse @min-[500px]:table @min-[500px]:table-fixed"
      >
        <thead className="@max-[500px]:hidden">
          <tr className="border-line-2 border-b">
            <SortHead sortKey="name" order={order} onOrderChange={onOrderChange}>
              Name
            </SortHead>
            {feelingKeys.map((key) => (
              <SortHead key={key} sortKey={key} order={order} onOrderChange={onOrderChange}>
                {feelingNames[key]}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody className="block @min-[500px]:table-row-group">
          {shown.map((person) => (
            <IndividualRow key={person.id} person={person} />
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p role="status" className="text-12 text-ink-3">
          Showing {shown.length} of {counted(individuals.length, 'person', 'people')}
        </p>
        {rest > 0 && (
          <Button size="small" onClick={() => setLimit(limit + shownMore)}>
            Show {Math.min(rest, shownMore)} more
          </Button>
        )}
      </div>
    </>
  );
}

function IndividualRow({ person }: { person: Individual }) {
  return (
    <tr className="border-line border-b @max-[500px]:grid @max-[500px]:grid-cols-2 @max-[500px]:gap-x-6 @max-[500px]:gap-y-1 @max-[500px]:py-3">
      <th
        scope="row"
        className="text-left font-body @max-[500px]:col-span-2 @max-[500px]:mb-1 @min-[500px]:h-11"
      >
        <span className="block truncate font-medium leading-[18px]">{person.name}</span>
        <span title={person.role} className="block truncate text-12 text-ink-2">
          {person.role}
        </span>
      </th>
      {feelingKeys.map((key) => (
        <td
          key={key}
          className="@max-[500px]:flex @max-[500px]:items-center @max-[500px]:justify-between"
        >
          <span aria-hidden className="text-12 text-ink-2 @min-[500px]:hidden">
            {feelingNames[key]}
          </span>
          <FeelingScore feeling={key} value={person.feelings[key]} />
        </td>
      ))}
    </tr>
  );
}

type FeelingScoreProps = { feeling: FeelingKey; value: number };

function FeelingScore({ feeling, value }: FeelingScoreProps) {
  return (
    <span className="flex items-center justify-end gap-2">
      <span
        aria-hidden
        className="h-1.5 w-8 overflow-hidden rounded-[3px] bg-pressed @min-[500px]:w-10 @min-[600px]:w-14"
      >
        <span
          className={cn('block h-full rounded-[3px]', bandOf(feeling, value)?.fill)}
          style={{ width: `${value * 10}%` }}
        />
      </span>
      <span className="w-6 text-right">{value.toFixed(1)}</span>
    </span>
  );
}
