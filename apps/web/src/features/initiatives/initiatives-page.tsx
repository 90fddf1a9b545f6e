import type { OrganizationInitiatives } from '@rapport/contract';
import {
  type InitiativeColumn,
  initiativeColumnNames,
  initiativeColumns,
} from '@/components/initiatives/initiative-columns.ts';
import { InitiativeTable, mostMentions } from '@/components/initiatives/initiative-table.tsx';
import { noInitiatives } from '@/components/initiatives/no-initiatives.ts';
import { WithheldInitiatives } from '@/components/initiatives/withheld-initiatives.tsx';
import { readPeriod, withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { CoverageLine } from '@/components/organization-figures/coverage-line.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { isComparable, periodDays } from '@/components/organization-figures/period-words.ts';
import { PrivacyNote } from '@/components/organization-figures/privacy-note.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/number-words.ts';
import { useAddress } from '@/lib/use-address.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { wordMatcher } from '@/lib/word-matcher.ts';
import { initiativesQueryOptions } from './get-initiatives.ts';
import { readInitiativeOrder, sortInitiatives, withInitiativeOrder } from './initiative-order.ts';

/**
 * All topics that come up in several meetings of the period. Search and order are kept in the
 * address.
 */
export function InitiativesPage() {
  const query = useFigures(initiativesQueryOptions);
  const [parameters] = useAddress();
  const coverage = query.data?.coverage;
  const dashboard = withPeriod(new URLSearchParams({ data: 'own' }), readPeriod(parameters));
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to={`/?${dashboard}`}>Back to Dashboard</BackLink>}
        title="Initiatives"
        lead={leadOf(query.data)}
        {...(coverage?.state !== 'empty' && {
          note: coverage ? <CoverageLine coverage={coverage} /> : '\u00a0',
          actions: <PeriodSwitch shown={query.data?.period} />,
        })}
      />
      <FiguresOfMeetings
        query={query}
        what="the initiatives"
        loading="initiatives"
        skeleton={pageShape}
      >
        {(answer) => <AllInitiatives answer={answer} />}
      </FiguresOfMeetings>
    </div>
  );
}

function leadOf(answer: OrganizationInitiatives | undefined): string {
  const lead = 'Topics that came up in three meetings or more';
  if (!answer || answer.coverage.state === 'empty') return `${lead}.`;
  return `${lead}, ${periodDays(answer.period)}.`;
}

const pageShape = (
  <>
    <Skeleton className="mb-4 h-9" />
    <Skeleton className="h-96" />
  </>
);

const search = { parameter: 'search', replaces: [], keepsScroll: true } as const;

function AllInitiatives({ answer }: { answer: OrganizationInitiatives }) {
  const { initiatives, initiativesNamed, initiativesWithheld, period, coverage, chart } = answer;
  const [parameters, setParameters] = useAddress();
  const { search: wanted, typed, setTyped } = useSearchInAddress(search);
  const order = readInitiativeOrder(parameters);
  const areMoodsOn = initiatives.some(({ mood }) => mood !== null);
  const hasMood = initiatives.some(({ mood }) => mood?.isShown);
  const sortable = initiativeColumns.filter((column) => hasMood || column !== 'mood');
  const sortBy = (column: InitiativeColumn) => {
    const isReversed = column === order.column && order.direction === 'descending';
    const direction = isReversed ? 'ascending' : 'descending';
    setParameters((now) => withInitiativeOrder(now, { column, direction }), {
      preventScrollReset: true,
    });
  };
  const matches = wordMatcher(wanted);
  const matching = initiatives.filter(({ topic }) => matches(topic));
  const found = sortInitiatives(matching, order);
  return (
    <section aria-label="Initiatives" className="min-w-0 border-rule border-t-2 pt-3">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search initiatives"
          placeholder="Search by topic..."
          className="max-w-90 flex-1 basis-60 max-md:max-w-none max-md:basis-full"
          value={typed}
          onValueChange={setTyped}
        />
        <Select
          aria-label="Sort initiatives by"
          className="w-48 @min-[800px]:hidden @max-[560px]:w-full"
          value={order.column}
          options={sortable.map((value) => ({
            value,
            label: `By ${initiativeColumnNames[value].toLowerCase()}`,
          }))}
          onValueChange={(value) => {
            const column = sortable.find((one) => one === value);
            if (column) sortBy(column);
          }}
        />
        <p role="status" className="text-12 text-ink-2">
          {wanted
            ? `${found.length} of ${counted(initiatives.length, 'initiative')}`
            : counted(initiatives.length, 'initiative')}
        </p>
        <span className="ml-auto">
          <HowComputed
            subject="Initiatives"
            ids={hasMood ? ['initiatives', 'group-mood'] : ['initiatives']}
            period={period}
            coverage={coverage}
          />
        </span>
      </div>
      {found.length > 0 ? (
        <InitiativeTable
          initiatives={found}
          mostMentions={mostMentions(initiatives)}
          period={period}
          chartWeeks={chart.length}
          isCompared={isComparable(period, coverage.meetings)}
          hasMood={hasMood}
          opensPages
          sortOf={(column) => ({
            direction: column === order.column ? order.direction : undefined,
            onSort: () => sortBy(column),
          })}
        />
      ) : (
        <p className="text-ink-2">{nothingWords(wanted, answer)}</p>
      )}
      {initiativesNamed > initiatives.length && (
        <p className="mt-3 text-12 text-ink-3">
          The {initiatives.length} of {initiativesNamed} initiatives with the most meetings.
        </p>
      )}
      <WithheldInitiatives count={initiativesWithheld} />
      {areMoodsOn && <PrivacyNote />}
    </section>
  );
}

function nothingWords(wanted: string, { initiatives, period }: OrganizationInitiatives): string {
  if (wanted && initiatives.length > 0) return `No initiative is named ‘${wanted}’.`;
  return noInitiatives(period.weeks);
}
