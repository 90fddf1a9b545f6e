import type { WhatIf, WhatIfDeparture } from '@rapport/contract';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { firstName, linkWords, type NameOf, namesJoined } from './what-if-words.ts';

const title = 'Links between departments';

type DepartmentLinksProps = {
  whatIf: WhatIf;
  links: WhatIfDeparture['links'];
  nameOf: NameOf;
};

/** Departments that part, and who keeps them in touch from the leaver's side. */
export function DepartmentLinks({ whatIf, links, nameOf }: DepartmentLinksProps) {
  const { leavers, period } = whatIf;
  const hasSeveral = leavers.length > 1;
  return (
    <section aria-label={title}>
      <FigureHead
        title={title}
        caption={`Without ${namesJoined(leavers.map(({ name }) => name))} these would part. Whoever keeps one comes from the same department and already meets the other: 3 meetings or more with one person since ${dayAndMonth(period.from)}`}
      />
      {links.length === 0 ? (
        <p className="text-ink-2">No departments come apart.</p>
      ) : (
        <StackedTable
          label={title}
          rows={links}
          keyOf={({ leaverId, other }) => `${leaverId} ${other}`}
          columns={[
            {
              label: 'Link',
              cell: ({ own, other, leaverId }) => (
                <>
                  <span className="font-medium">
                    {own} and {other}
                  </span>
                  {hasSeveral && (
                    <span className="block text-12 text-ink-3">{firstName(nameOf(leaverId))}</span>
                  )}
                </>
              ),
            },
            {
              label: 'Could keep it',
              isWholeOnPhones: true,
              cell: (link) => {
                const { who } = linkWords(link, nameOf);
                return link.keeper ? (
                  <span className="inline-flex items-center gap-2">
                    <Avatar name={who} size="small" />
                    <bdi>{who}</bdi>
                  </span>
                ) : (
                  <span className="text-ink-2">{who}</span>
                );
              },
            },
            {
              label: 'Why',
              isWholeOnPhones: true,
              className: 'max-w-120',
              cell: (link) => <span className="text-ink-2">{linkWords(link, nameOf).why}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
