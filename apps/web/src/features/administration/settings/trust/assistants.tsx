import { assistantNeverGets, assistantReads, endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { RetryLine } from '@/components/ui/retry-line.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/call.ts';
import { useOrganizationSettings } from '../organization-settings.ts';
import { SettingSwitch } from '../setting-switch.tsx';
import { ShownAddress } from '../shown-address.tsx';
import { AssistantTables } from './assistant-tables.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

export function Assistants({ form, administration }: TrustSectionProps) {
  const { areAssistantsOn } = form.draft;
  const mayChange = administration.maySwitchAssistantsOn || form.saved.areAssistantsOn;
  return (
    <TrustRow
      subject="assistants"
      note="Programs that read meetings for a member, by the Model Context Protocol (MCP). Read only."
      administration={administration}
    >
      {mayChange ? (
        <SettingSwitch
          title="Let assistants read"
          effect="Programs read for the person who made their key; nobody can make one for somebody else"
          checked={areAssistantsOn}
          onCheckedChange={(isOn) => form.change({ areAssistantsOn: isOn })}
        />
      ) : (
        <p>
          Off. <span className="text-12 text-ink-2">Only an owner can switch assistants on.</span>
        </p>
      )}
      <ReadAndNever />
      <EffectLine>
        {areAssistantsOn
          ? 'What an assistant reads leaves Rapport for where it runs. It sees no more than its member, and each call is in the audit log.'
          : 'The address does not exist, and keys with the scope ‘Assistant’ open nothing.'}
      </EffectLine>
      <KnownAssistants />
    </TrustRow>
  );
}

function ReadAndNever() {
  const { data: settings } = useOrganizationSettings();
  return (
    <div className="grid gap-4 @min-[480px]:grid-cols-2">
      {settings && (
        <Points title="It can read" points={assistantReads(settings.activeFeatures)} icon={Check} />
      )}
      <Points title="It never gets" points={assistantNeverGets} icon={X} />
    </div>
  );
}

type PointsProps = { title: string; points: readonly string[]; icon: typeof Check };

function Points({ title, points, icon: Icon }: PointsProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1.5 grid gap-1.5">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2 text-pretty">
            <Icon aria-hidden className="mt-1 size-3.5 shrink-0 text-ink-3" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function KnownAssistants() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['assistants'],
    queryFn: ({ signal }) => call(endpoints.assistants.list, { signal }),
  });
  if (data)
    return (
      <>
        <ShownAddress
          label="Address, to paste into the assistant"
          noun="address"
          copyLabel="Copy"
          address={data.address}
        />
        <AssistantTables {...data} />
      </>
    );
  if (!isError)
    return (
      <Loading label="Loading the assistants...">
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  return (
    <RetryLine busy={isFetching} onRetry={() => refetch()}>
      Failed to load the assistants. Please try again.
    </RetryLine>
  );
}
