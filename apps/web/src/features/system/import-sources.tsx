import type { SystemState } from '@rapport/contract';
import { FactSection, Facts } from '@/components/ui/facts.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { longMoment } from '@/lib/format-day.ts';

type Source = SystemState['importSources'][number];

const titles: Record<Source['kind'], string> = {
  folder: 'Watched folder',
  mailbox: 'Mailbox',
  bucket: 'Bucket',
};

/** Shows nothing if no source is set up. */
export function ImportSources({ sources }: { sources: readonly Source[] }) {
  return sources.map((source) => (
    <FactSection key={source.source} title={`${titles[source.kind]} ${source.source}`}>
      <Facts
        facts={[
          { label: 'Organization', value: source.organization },
          { label: 'Last look', value: <Moment at={source.lookedAt} /> },
          {
            label: 'State',
            value: source.problem && (
              <StatusLabel status="failed" className="whitespace-normal">
                {source.problem}
              </StatusLabel>
            ),
            absent: 'Works',
          },
          {
            label: 'Last imports',
            value: source.last.length > 0 && <LastImports files={source.last} />,
            absent: 'None yet',
          },
        ]}
      />
    </FactSection>
  ));
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{longMoment(at)}</time>;

function LastImports({ files }: { files: Source['last'] }) {
  return (
    <ul className="grid gap-2">
      {files.map(({ at, state, name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same time.
        <li key={index}>
          <div>{name ?? <span className="text-ink-3">A file of others</span>}</div>
          <div className="text-12 text-ink-3">
            {state === 'imported' ? 'Imported' : 'Refused'}, <Moment at={at} />
          </div>
          {reason && <div className="whitespace-pre-line text-12">{reason}</div>}
        </li>
      ))}
    </ul>
  );
}
