import {
  figureRows,
  nameIn,
  type Scenario,
  type ScenarioResult,
  scenarioTemplateNames,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { GitCompare } from 'lucide-react';
import { Link } from 'react-router';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { daySpan, longDay } from '@/lib/format-day.ts';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { scenarioQueryOptions } from './api/scenarios.ts';
import { changedFacts } from './changed-facts.ts';
import { useLiveScenarios } from './live-scenarios.ts';

const skeleton = { loading: 'the scenarios', block: 'h-80' };

/** Two computed scenarios side by side: `/scenarios/compare?a=&b=`. */
export function ComparisonPage() {
  usePageTitle('Compare Scenarios');
  useLiveScenarios();
  const [address] = useAddress();
  const first = useQuery(scenarioQueryOptions(address.get('a') ?? ''));
  const second = useQuery(scenarioQueryOptions(address.get('b') ?? ''));
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to="/scenarios?data=own">Scenarios</BackLink>}
        title="Compare Scenarios"
        lead="Figures before and after, of two scenarios."
      />
      <FiguresOf query={first} what="the first scenario" {...skeleton}>
        {(a) => (
          <FiguresOf query={second} what="the second scenario" {...skeleton}>
            {(b) => <Compared a={a} b={b} />}
          </FiguresOf>
        )}
      </FiguresOf>
    </div>
  );
}

function Compared({ a, b }: { a: Scenario; b: Scenario }) {
  const rows = rowsOf(a, b);
  if (rows.length === 0)
    return (
      <StateBox kind="empty" icon={GitCompare} title="Neither has figures to compare">
        {[a, b].some(({ isResultHidden }) => isResultHidden)
          ? 'Connection maps are switched off, so results are not shown.'
          : 'Run them first. Written plans have no figures.'}
      </StateBox>
    );
  return (
    <>
      <p className="mb-3 text-ink-2">
        {[a, b].map(({ id, title, result, isResultHidden }, at) => (
          <span key={at === 0 ? 'a' : 'b'} className="block">
            <Link to={`/scenarios/${id}`} className="text-accent underline underline-offset-2">
              {title}
            </Link>
            {whenComputed({ result, isResultHidden })}
          </span>
        ))}
      </p>
      {a.result && b.result && a.result.kind !== b.result.kind && (
        <p className="mb-3 max-w-measure text-pretty">
          One is about people who leave and the other about groups, so they have no figures in
          common.
        </p>
      )}
      <StackedTable
        label="Figures of both scenarios"
        columns={[
          { label: 'Figure', cell: ({ label }) => <span className="font-medium">{label}</span> },
          { label: a.title, className: levelClass, cell: ({ first }) => <span>{first}</span> },
          // Column labels must be unique.
          {
            label: b.title === a.title ? `${b.title} (second)` : b.title,
            className: levelClass,
            cell: ({ second }) => <span>{second}</span>,
          },
        ]}
        rows={rows}
        keyOf={({ label }) => label}
      />
    </>
  );
}

function whenComputed({ result, isResultHidden }: Pick<Scenario, 'result' | 'isResultHidden'>) {
  if (result) return `, computed on ${longDay(result.basis.day)}`;
  return isResultHidden ? ', not shown' : ', not computed';
}

const none = '–';

/** On phones, values of a row are level also if only one of the titles above them wraps. */
const levelClass = '@max-[480px]:flex @max-[480px]:flex-col @max-[480px]:justify-between';

/** A row for everything that either has; a dash if the other lacks it. */
function rowsOf(a: Scenario, b: Scenario) {
  const [first, second] = [a, b].map(valuesOf);
  const labels = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  return [...labels].map((label) => ({
    label,
    first: first?.get(label) ?? none,
    second: second?.get(label) ?? none,
  }));
}

/** What a computed scenario changes, its figures before and after, and who or what comes apart. */
function valuesOf(scenario: Scenario): Map<string, string> {
  const { result, configuration, people } = scenario;
  if (!result) return new Map();
  const { from, to } = result.basis;
  return new Map([
    ['Template', scenarioTemplateNames[configuration.template]],
    ...changedFacts(scenario),
    ['Meetings of', daySpan(from, to)],
    ...figureRows(result).map(({ label, before, after }): [string, string] => [
      label,
      `${before} → ${after}`,
    ]),
    ...namedRows(result, people),
  ]);
}

function namedRows(result: ScenarioResult, people: Scenario['people']): [string, string][] {
  if (result.kind === 'groups') return [];
  const { parted, fewTies } = result;
  return [
    ['Departments that part', parted.map((pair) => pair.join(' and ')).join('; ') || 'none'],
    [
      'People left with fewer than two ties',
      fewTies.map(({ person }) => nameIn(people, person)).join(', ') || 'nobody',
    ],
  ];
}
