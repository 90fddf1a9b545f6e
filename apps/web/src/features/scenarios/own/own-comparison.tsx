import { figureRows, type Scenario } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { GitCompare } from 'lucide-react';
import { Link } from 'react-router';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { longDay } from '@/lib/format-day.ts';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { ownScenarioQueryOptions } from '../api/own-scenarios.ts';
import { useLiveScenarios } from './live-scenarios.ts';

const loading = (
  <Loading label="Loading the scenarios...">
    <Skeleton className="h-80" />
  </Loading>
);

/** Two computed scenarios side by side: `/scenarios/compare?a=&b=`. */
export function OwnComparison() {
  usePageTitle('Compare Scenarios');
  useLiveScenarios();
  const [address] = useAddress();
  const first = useQuery(ownScenarioQueryOptions(address.get('a') ?? ''));
  const second = useQuery(ownScenarioQueryOptions(address.get('b') ?? ''));
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to="/scenarios?data=own">Scenarios</BackLink>}
        title="Compare Scenarios"
        lead="Figures before and after, of two scenarios."
      />
      <FiguresOf query={first} what="the first scenario" skeleton={loading}>
        {(a) => (
          <FiguresOf query={second} what="the second scenario" skeleton={loading}>
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
      <StackedTable
        label="Figures of both scenarios"
        columns={[
          { label: 'Figure', cell: ({ label }) => <span className="font-medium">{label}</span> },
          { label: a.title, align: 'right', cell: ({ first }) => first },
          // Column labels must be unique.
          {
            label: b.title === a.title ? `${b.title} (second)` : b.title,
            align: 'right',
            cell: ({ second }) => second,
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

/** The figures of both scenarios; a dash if one scenario lacks a figure. */
function rowsOf(a: Scenario, b: Scenario) {
  const [first, second] = [a, b].map(
    ({ result }) =>
      new Map(
        (result ? figureRows(result) : []).map(({ label, before, after }) => [
          label,
          `${before} → ${after}`,
        ]),
      ),
  );
  const labels = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  return [...labels].map((label) => ({
    label,
    first: first?.get(label) ?? none,
    second: second?.get(label) ?? none,
  }));
}
