import {
  endpoints,
  fileName,
  isComputed,
  nothingComputed,
  type Scenario,
  type ScenarioFileFormat,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { ShareButton } from '@/components/plan-sharing/share-button.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { requestFile } from '@/lib/api-client.ts';
import { addressOf } from '@/lib/call.ts';
import { mondayOf, today } from '@/lib/days.ts';
import { longMoment } from '@/lib/format-day.ts';
import { saveFile } from '@/lib/save-file.ts';
import { scenarioKeys } from '@/lib/scenario-keys.ts';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { scenarioQueryOptions } from './api/scenarios.ts';
import { useLiveScenarios } from './live-scenarios.ts';
import { QuickActions } from './quick-actions.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { ScenarioDetails } from './scenario-details.tsx';
import { StatusOfScenario } from './scenario-status.tsx';
import { ScenarioSteps } from './scenario-steps.tsx';
import { useChange } from './use-change.ts';
import { Versions } from './versions.tsx';

/** A scenario of the organization, or one of its earlier versions. */
export function ResultPage() {
  useLiveScenarios();
  const { id = '' } = useParams();
  const [address] = useAddress();
  const version = Number(address.get('version'));
  const query = useQuery(
    scenarioQueryOptions(id, Number.isInteger(version) && version > 0 ? version : undefined),
  );
  usePageTitle(query.data?.title ?? 'Scenario');
  return (
    <FiguresOf query={query} what="the scenario" block="h-80">
      {(scenario) => <Result key={scenario.id} scenario={scenario} />}
    </FiguresOf>
  );
}

function Result({ scenario }: { scenario: Scenario }) {
  const { id, title, status, author, changedBy, changedAt, version, latest, reason } = scenario;
  const isEarlier = version < latest;
  const whatIf = whatIfAddress(scenario);
  const context = (
    <>
      {whatIf && (
        <p className="mt-4 print:hidden">
          <Link to={whatIf} className="text-accent hover:underline">
            Maps, topics, duties and actions of these weeks
          </Link>
          <span className="block text-12 text-ink-3">
            Counted anew, as far as you may see them: for those who may plan about persons.
          </span>
        </p>
      )}
      {reason && (
        <section aria-label="Reason and context" className="mt-8 border-line-2 border-t pt-3">
          <h2 className="mb-1">Reason and context</h2>
          <p className="max-w-measure whitespace-pre-line text-pretty wrap-anywhere">{reason}</p>
        </section>
      )}
    </>
  );
  const aside = (
    <aside aria-label="About this scenario" className="grid gap-6">
      <ScenarioDetails scenario={scenario} />
      {!isEarlier && scenario.can.change && <QuickActions scenario={scenario} />}
      <Versions id={id} shown={version} />
    </aside>
  );
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to="/scenarios?data=own">Scenarios</BackLink>}
        title={title}
        badge={<StatusOfScenario status={status} />}
        lead={`By ${author ?? 'a former member'}; version ${version}, saved by ${changedBy ?? 'a former member'} on ${longMoment(changedAt)}.`}
        {...(!isEarlier && { actions: <HeadActions id={id} /> })}
      />
      {isEarlier && (
        <p role="status" className="mb-4 flex flex-wrap items-center gap-3">
          This is version {version} of {latest}.
          <ButtonLink size="small" to={`/scenarios/${id}`}>
            Show the latest
          </ButtonLink>
        </p>
      )}
      {scenario.result ? (
        <ResultTabs {...{ scenario, context, aside }} result={scenario.result} />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-6 @min-[860px]:grid-cols-[minmax(0,1fr)_304px]">
          <div className="@container min-w-0">
            <p className="mb-8 max-w-measure text-pretty text-ink-2">{withoutResult(scenario)}</p>
            <ScenarioSteps scenario={scenario} />
            {context}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}

/**
 * The What-if of the same people and weeks. What it names from meetings is not stored with a scenario, whose readers may
 * not all read them.
 */
function whatIfAddress({ configuration, result }: Scenario): string | null {
  if (!result || !('leavers' in configuration)) return null;
  const chosen = new URLSearchParams({
    data: 'own',
    leave: configuration.leavers.join(),
    weeks: `${result.basis.weeks}`,
    week: mondayOf(result.basis.to),
  });
  return `/offboarding/simulate?${chosen}`;
}

function withoutResult({ isResultHidden, configuration }: Scenario): string {
  if (isResultHidden) return 'Connection maps are switched off, so the result is not shown.';
  return isComputed(configuration.template) ? 'Not computed yet.' : nothingComputed;
}

function HeadActions({ id }: { id: string }) {
  const download = useChange((format: ScenarioFileFormat) => saveScenario(id, format), {
    failed: 'The file could not be written. Please try again.',
  });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ShareButton plan={{ kind: 'scenario', id, queryKey: scenarioKeys.all }} />
      {(['html', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          icon={Download}
          busy={download.isPending && download.variables === format}
          onClick={() => download.mutate(format)}
        >
          {format === 'pdf' ? 'PDF' : 'HTML'}
        </Button>
      ))}
    </div>
  );
}

async function saveScenario(id: string, format: ScenarioFileFormat): Promise<void> {
  const path = addressOf(endpoints.scenarios.download, { id, format });
  const { file, name = fileName('Scenario', today(), format) } = await requestFile(path);
  saveFile(file, name);
}
