import { type ScenarioRow, scenarioTemplateNames } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { GitCompare, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { PlanningNotGiven } from '@/components/planning/planning-not-given.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { shortDay, shortMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { wordMatcher } from '@/lib/word-matcher.ts';
import { scenariosQueryOptions } from './api/scenarios.ts';
import { useLiveScenarios } from './live-scenarios.ts';
import { mapsOff } from './maps-off.ts';
import { StatusOfScenario } from './scenario-status.tsx';
import { TakeOverOffer } from './take-over-offer.tsx';
import { TemplateLinks } from './template-links.tsx';

/** Scenarios of the organization: the reader's own and shared ones. */
export function ScenariosPage() {
  usePageTitle('Scenarios');
  useLiveScenarios();
  const query = useQuery(scenariosQueryOptions);
  return (
    <>
      <PageHead
        title="Scenarios"
        badge={<SourceSwitch source="own" />}
        lead="What a change would touch, as far as your meetings show."
        actions={
          query.data?.mayPlan && (
            <ButtonLink
              to="/scenarios/new?data=own"
              variant="primary"
              icon={Plus}
              className="print:hidden"
            >
              Create Scenario
            </ButtonLink>
          )
        }
      />
      <FiguresOf query={query} what="the scenarios" block="h-60">
        {({ scenarios, mayPlan, canNamePersons, canCompute }) => (
          <>
            {mayPlan ? (
              <TakeOverOffer />
            ) : (
              <PlanningNotGiven hasShared={scenarios.items.length > 0} />
            )}
            {!canNamePersons && (
              <p className="mb-4 text-ink-2">
                Works-council mode is on, so scenarios about single people are not shown.
              </p>
            )}
            {!canCompute && <p className="mb-4 text-ink-2">{mapsOff}</p>}
            {(mayPlan || scenarios.items.length > 0) && <List scenarios={scenarios.items} />}
            <UnreadableNote count={scenarios.unreadable} word="scenario" />
            {mayPlan && <TemplateLinks canNamePersons={canNamePersons} />}
          </>
        )}
      </FiguresOf>
    </>
  );
}

function List({ scenarios }: { scenarios: readonly ScenarioRow[] }) {
  const { typed, setTyped } = useSearchInAddress();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Scenarios that were deleted, or became drafts again, cannot be compared.
  const compared = ticked.filter((id) =>
    scenarios.some((one) => one.id === id && one.status === 'computed'),
  );
  const matches = wordMatcher(typed);
  const shown = scenarios.filter(({ title, template, author }) =>
    matches(`${title} ${scenarioTemplateNames[template]} ${author ?? ''}`),
  );
  if (scenarios.length === 0)
    return (
      <StateBox
        kind="empty"
        icon={Plus}
        title="No scenario yet"
        action={<ButtonLink to="/scenarios/new?data=own">Create Scenario</ButtonLink>}
      >
        Departures, merges and splits are computed from your meetings. Other plans hold what you
        write.
      </StateBox>
    );
  const [a, b] = compared;
  return (
    <section aria-label="Results and drafts">
      <FigureHead
        title="Results and drafts"
        caption={`${counted(scenarios.length, 'scenario')}, latest change first`}
        actions={
          <>
            {a && b && (
              <ButtonLink icon={GitCompare} to={`/scenarios/compare?a=${a}&b=${b}`}>
                Compare Two
              </ButtonLink>
            )}
            <SearchInput
              label="Search scenarios"
              placeholder="Search scenarios..."
              className="w-60 max-md:w-full"
              value={typed}
              onValueChange={setTyped}
            />
          </>
        }
      />
      {shown.length > 0 ? (
        <StackedTable
          label="Scenarios"
          columns={columnsOf(compared, setTicked)}
          rows={shown}
          keyOf={({ id }) => id}
        />
      ) : (
        <StateBox kind="empty" icon={Search} title={`No scenario has “${typed.trim()}”.`} />
      )}
    </section>
  );
}

const columnsOf = (
  compared: readonly string[],
  onCompare: (ids: readonly string[]) => void,
): StackedColumn<ScenarioRow>[] => [
  {
    label: 'Scenario',
    cell: ({ id, title, author, isAuthor }) => (
      <>
        <Link to={`/scenarios/${id}`} className="font-medium wrap-anywhere hover:underline">
          {title}
        </Link>
        <div className="text-12 text-ink-2">{isAuthor ? 'You' : (author ?? 'Former member')}</div>
      </>
    ),
  },
  { label: 'Template', cell: ({ template }) => scenarioTemplateNames[template] },
  {
    label: 'Target date',
    className: 'whitespace-nowrap',
    cell: ({ targetDate }) => (targetDate ? shortDay(targetDate) : '–'),
  },
  {
    label: 'Visibility',
    cell: ({ visibility }) => (visibility === 'shared' ? 'Shared' : 'Only you'),
  },
  {
    label: 'Last change',
    className: 'whitespace-nowrap',
    cell: ({ changedAt }) => shortMoment(changedAt),
  },
  { label: 'Status', cell: ({ status }) => <StatusOfScenario status={status} /> },
  {
    label: 'Compare',
    cell: ({ id, title, status }) =>
      status !== 'computed' ? (
        '–'
      ) : (
        <Checkbox
          label={<span className="sr-only">Compare {title}</span>}
          checked={compared.includes(id)}
          disabled={compared.length === 2 && !compared.includes(id)}
          onChange={() =>
            onCompare(
              compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id],
            )
          }
        />
      ),
  },
];
