import {
  endpoints,
  fileName,
  isComputed,
  nothingComputed,
  questionsOf,
  type Scenario,
  type ScenarioFileFormat,
  scenarioTemplateNames,
} from '@rapport/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Eye, EyeOff, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { requestFile } from '@/lib/api-client.ts';
import { addressOf, call } from '@/lib/call.ts';
import { today } from '@/lib/days.ts';
import { longDay, longMoment } from '@/lib/format-day.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { scenarioQueryOptions } from './api/scenarios.ts';
import { changedFacts } from './changed-facts.ts';
import { useLiveScenarios } from './live-scenarios.ts';
import { missingChoice } from './missing-choice.ts';
import { ResultTabs } from './result-tabs.tsx';
import { formOf } from './scenario-form.ts';
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
    <FiguresOf
      query={query}
      what="the scenario"
      skeleton={
        <Loading label="Loading the scenario...">
          <Skeleton className="h-80" />
        </Loading>
      }
    >
      {(scenario) => <Result key={scenario.id} scenario={scenario} />}
    </FiguresOf>
  );
}

function Result({ scenario }: { scenario: Scenario }) {
  const { id, title, status, author, changedBy, changedAt, version, latest, reason } = scenario;
  const isEarlier = version < latest;
  const context = reason && (
    <section aria-label="Reason and context" className="mt-8 border-line-2 border-t pt-3">
      <h2 className="mb-1">Reason and context</h2>
      <p className="max-w-measure whitespace-pre-line text-pretty wrap-anywhere">{reason}</p>
    </section>
  );
  const aside = (
    <aside aria-label="About this scenario" className="grid gap-6">
      <Details scenario={scenario} />
      {!isEarlier && <QuickActions scenario={scenario} />}
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
        {...(!isEarlier && { actions: <HeadActions scenario={scenario} /> })}
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

function withoutResult({ isResultHidden, configuration }: Scenario): string {
  if (isResultHidden) return 'Connection maps are switched off, so the result is not shown.';
  return isComputed(configuration.template) ? 'Not computed yet.' : nothingComputed;
}

function HeadActions({ scenario: { id, version, visibility, can } }: { scenario: Scenario }) {
  const isShared = visibility === 'shared';
  const sharing = useChange(
    () =>
      call(endpoints.scenarios.update, {
        id,
        body: { version, visibility: isShared ? 'own' : 'shared' },
      }),
    {
      done: isShared ? 'Only you see it now.' : 'Shared with those who may see figures.',
      failed: 'That could not be saved. Please try again.',
    },
  );
  const download = useChange((format: ScenarioFileFormat) => saveScenario(id, format), {
    failed: 'The file could not be written. Please try again.',
  });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {can.share && (
        <Button
          icon={isShared ? EyeOff : Eye}
          busy={sharing.isPending}
          onClick={() => sharing.mutate()}
        >
          {isShared ? 'Stop Sharing' : 'Share'}
        </Button>
      )}
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

function QuickActions({ scenario }: { scenario: Scenario }) {
  const { id, title, version, status, can } = scenario;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const missing = missingChoice(formOf(scenario), null);
  const running = useChange(() => call(endpoints.scenarios.run, { id, body: { version } }), {
    done: 'Done.',
    failed: 'It could not be saved. Please try again.',
  });
  const copying = useChange(() => call(endpoints.scenarios.copy, { id }), {
    failed: 'It could not be copied. Please try again.',
  });
  const remove = async () => {
    await call(endpoints.scenarios.remove, { id, query: { version } });
    // Navigate first: the page would request the deleted scenario again.
    await navigate('/scenarios?data=own', { replace: true });
    queryClient.removeQueries({ queryKey: scenarioQueryOptions(id).queryKey });
  };
  const deleting = useChange(remove, {
    done: 'Scenario deleted.',
    failed: 'It could not be deleted. Please try again.',
  });
  return (
    <section aria-label="Quick Actions" className="border-line-2 border-t pt-3 print:hidden">
      <h2 className="mb-2">Quick Actions</h2>
      <div className="grid gap-2 *:[a,button]:justify-start">
        {status !== 'written' && (
          <Button
            icon={RefreshCw}
            busy={running.isPending}
            onClick={() => (missing ? setShowsMissing(true) : running.mutate())}
          >
            {status === 'computed'
              ? 'Run Updated Analysis'
              : isComputed(scenario.configuration.template)
                ? 'Run'
                : 'Finish Plan'}
          </Button>
        )}
        <p role="alert" className="empty:hidden">
          {showsMissing && missing && (
            <ErrorLine>{`${missing.sentence} Press Edit to do so.`}</ErrorLine>
          )}
        </p>
        <ButtonLink icon={Pencil} to={`/scenarios/new?data=own&edit=${id}`}>
          Edit
        </ButtonLink>
        <Button
          icon={Copy}
          busy={copying.isPending || copying.isSuccess}
          onClick={() =>
            copying.mutate(undefined, {
              onSuccess: (copy) => void navigate(`/scenarios/new?data=own&edit=${copy.id}`),
            })
          }
        >
          Create Similar Scenario
        </Button>
        {can.delete && (
          <Button icon={Trash2} onClick={() => setIsAsking(true)}>
            Delete
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete Scenario"
        sentence={`“${title}” and its versions are deleted. They cannot be brought back.`}
        confirmLabel="Delete Scenario"
        destructive
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onError: () => setIsAsking(false) })}
      />
    </section>
  );
}

function Details({ scenario }: { scenario: Scenario }) {
  const { targetDate, visibility, createdAt } = scenario;
  const { template, answers } = scenario.configuration;
  const facts = [
    ['Template', scenarioTemplateNames[template]],
    ['Visibility', visibility === 'shared' ? 'Shared' : 'Only you'],
    ['Created', longMoment(createdAt)],
    ['Target date', targetDate ? longDay(targetDate) : ''],
    ...changedFacts(scenario),
    ...questionsOf(template).map(({ id, topic, options }) => [
      topic,
      options
        .filter((option) => answers[id]?.includes(option.id))
        .map(({ label }) => label)
        .join(', '),
    ]),
  ].filter(([, value]) => value !== '');
  return (
    <section aria-label="Scenario details" className="border-rule border-t-2 pt-2.5">
      <h2 className="mb-2">Scenario details</h2>
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
