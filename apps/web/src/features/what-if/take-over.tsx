import type { TakeOverRow, WhatIfDeparture } from '@rapport/contract';
import type { ReactNode } from 'react';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { inDigits } from '@/lib/number-words.ts';
import { firstName, heldWords, type NameOf, reasonWords } from './what-if-words.ts';

type TakeOverProps = {
  departure: WhatIfDeparture;
  nameOf: NameOf;
  /** Shown beside the title. */
  actions?: ReactNode;
};

const caption =
  'The ties without which someone has fewer than two: first those of people who would be cut off, then the strongest; a person is named only if they already meet one side';

export function TakeOver({ departure, nameOf, actions }: TakeOverProps) {
  const { takeOver, takeOverAll } = departure;
  return (
    <section aria-label="Who could take over which ties">
      <FigureHead title="Who could take over which ties" caption={caption} actions={actions} />
      {takeOver.length === 0 ? (
        <p className="text-ink-2">Everyone keeps two or more ties.</p>
      ) : (
        <StackedTable
          label="Who could take over which ties"
          rows={takeOver}
          keyOf={({ leaverId, staysId }) => `${leaverId} ${staysId}`}
          columns={[
            {
              label: 'Tie that goes',
              cell: ({ leaverId, staysId }) => (
                <span className="font-medium">
                  <bdi>{firstName(nameOf(leaverId))}</bdi> and <bdi>{nameOf(staysId)}</bdi>
                </span>
              ),
            },
            {
              label: 'What it holds',
              isWholeOnPhones: true,
              cell: (row) => <span className="text-ink-2">{heldWords(row, nameOf)}</span>,
            },
            {
              label: 'Could take it over',
              isWholeOnPhones: true,
              cell: (row) => <Successor row={row} nameOf={nameOf} />,
            },
            {
              label: 'Why',
              isWholeOnPhones: true,
              className: 'max-w-100',
              cell: (row) => <span className="text-ink-2">{reasonWords(row, nameOf)}</span>,
            },
          ]}
        />
      )}
      {takeOverAll > takeOver.length && (
        <p className="mt-2 text-12 text-ink-3">
          The first {inDigits(takeOver.length)} of {inDigits(takeOverAll)}.
        </p>
      )}
    </section>
  );
}

function Successor({ row: { successor }, nameOf }: { row: TakeOverRow; nameOf: NameOf }) {
  if (!successor) return <span className="text-ink-3">–</span>;
  const name = nameOf(successor.personId);
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={name} size="small" />
      <bdi>{name}</bdi>
    </span>
  );
}
