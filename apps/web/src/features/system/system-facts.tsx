import type { SystemState } from '@rapport/contract';
import type { ReactNode } from 'react';
import { FactSection, FactSections, Facts } from '@/components/ui/facts.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { ImportSources } from './import-sources.tsx';
import { SignInProviders } from './sign-in-providers.tsx';
import { isBackupOld, isDiskLow, queueText, sizeText, webhookText } from './system-words.ts';

const moment = (at: string) => <time dateTime={at}>{longMoment(at)}</time>;

export function SystemFacts({ state }: { state: SystemState }) {
  const { database, queues, mail, model, speech } = state;
  return (
    <FactSections>
      <FactSection title="Rapport">
        <Facts
          facts={[
            { label: 'Version', value: state.version },
            { label: 'Node', value: state.node },
            { label: 'Running since', value: moment(state.startedAt) },
          ]}
        />
      </FactSection>
      <FactSection title="Database">
        <Facts
          facts={[
            {
              label: 'Kind',
              value: `${database.kind === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${database.version}`,
            },
            { label: 'Size', value: sizeText(database.bytes) },
            { label: 'Response time', value: `${Math.ceil(database.answerMs)} ms` },
            { label: 'Schema', value: database.schema },
          ]}
        />
      </FactSection>
      <FactSection title="Background jobs">
        <Facts
          facts={[
            { label: 'Analyses', value: queueText(queues, 'transcript.process') },
            { label: 'E-mail', value: queueText(queues, 'mail.send') },
            { label: 'Webhook calls', value: webhookText(state.webhooks) },
          ]}
        />
      </FactSection>
      <FactSection title="Disk and backup">
        <Facts
          facts={[
            { label: 'Free', value: <Disk disk={state.disk} /> },
            {
              label: 'Last backup',
              value: state.lastBackup && <Backup backup={state.lastBackup} />,
              absent: 'Never',
            },
          ]}
        />
      </FactSection>
      <FactSection title="E-mail">
        <Facts
          facts={[
            {
              label: 'Mail server',
              value: mail.server,
              absent: 'None: written to the outbox folder',
            },
            { label: 'Sender', value: mail.from },
          ]}
        />
      </FactSection>
      <FactSection title="Language model">
        <Facts
          facts={[
            { label: 'Model', value: model?.name, absent: 'None: the built-in analysis' },
            {
              label: 'Server',
              value: model?.server,
              absent: 'None: nothing leaves this machine',
            },
          ]}
        />
      </FactSection>
      {speech && (
        <FactSection title="Speech service">
          <Facts
            facts={[
              { label: 'Model', value: speech.model },
              { label: 'Server', value: speech.server },
              { label: 'Recordings', value: queueText(queues, 'recording.transcribe') },
              {
                label: 'Limit of an organization',
                value: speech.minutesPerMonth && `${speech.minutesPerMonth} minutes a month`,
                absent: 'None',
              },
              ...speech.month.map(({ organization, minutes }) => ({
                label: `${organization}, this month`,
                value: `${Math.round(minutes)} minutes`,
              })),
            ]}
          />
        </FactSection>
      )}
      <SignInProviders providers={state.signInProviders} />
      <ImportSources sources={state.importSources} />
    </FactSections>
  );
}

function Disk({ disk }: { disk: SystemState['disk'] }) {
  return (
    <WithWarning warning={isDiskLow(disk) && 'Nearly full'}>
      {sizeText(disk.freeBytes)} of {sizeText(disk.totalBytes)}
    </WithWarning>
  );
}

function Backup({ backup }: { backup: NonNullable<SystemState['lastBackup']> }) {
  return (
    <WithWarning warning={isBackupOld(backup.madeAt, new Date()) && 'More than a week old'}>
      {moment(backup.madeAt)}, {sizeText(backup.bytes)}
    </WithWarning>
  );
}

type WithWarningProps = { warning: string | false; children: ReactNode };

function WithWarning({ warning, children }: WithWarningProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span>{children}</span>
      {warning && <StatusLabel status="failed">{warning}</StatusLabel>}
    </span>
  );
}
