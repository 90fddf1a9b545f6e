import type { TakeOverRow, WhatIf, WhatIfDeparture } from '@rapport/contract';
import { UserMinus } from 'lucide-react';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { inDigits } from '@/lib/number-words.ts';
import { firstName, heldWords, type NameOf, reasonWords } from './what-if-words.ts';

type TakeOverProps = { whatIf: WhatIf; departure: WhatIfDeparture; nameOf: NameOf };

const caption =
  'The ties that would leave someone with fewer than two or two departments apart, weakest first; a person is named only if they already meet one side';

export function TakeOver({ whatIf, departure, nameOf }: TakeOverProps) {
  const { takeOver, takeOverAll } = departure;
  return (
    <section className="col-span-full" aria-label="Who could take over which ties">
      <FigureHead
        title="Who could take over which ties"
        caption={caption}
        actions={<NewProjects leavers={whatIf.leavers} />}
      />
      {takeOver.length === 0 ? (
        <p className="text-ink-2">
          Everyone keeps two or more ties, and no departments come apart.
        </p>
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
          The {inDigits(takeOver.length)} weakest of {inDigits(takeOverAll)}.
        </p>
      )}
    </section>
  );
}

/** One link per leaver, because a project is about one person. */
function NewProjects({ leavers }: Pick<WhatIf, 'leavers'>) {
  return (
    <div className="flex flex-wrap gap-2">
      {leavers.map(({ id, name }) => (
        <ButtonLink
          key={id}
          size="small"
          icon={UserMinus}
          to={`/offboarding/new?data=own&person=${encodeURIComponent(id)}`}
        >
          {leavers.length > 1 ? `Offboarding Project for ${name}` : 'Create Offboarding Project'}
        </ButtonLink>
      ))}
    </div>
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
