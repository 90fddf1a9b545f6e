import { assistantReads } from '@rapport/contract';
import { ReadsAndNever } from '@/components/assistants/reads-and-never.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { useOrganizationSettings } from '../organization-settings.ts';
import { SettingSwitch } from '../setting-switch.tsx';
import { ShownAddress } from '../shown-address.tsx';
import { AssistantTables } from './assistant-tables.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';
import { useAssistants } from './use-assistants.ts';

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
          effect="Each member allows their own assistant; nobody can allow one for somebody else"
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
          : 'The address does not exist. Connections sleep and can be revoked; keys with the scope ‘Assistant’ open nothing.'}
      </EffectLine>
      <QueryPart query={useAssistants()} what="the assistants">
        {(list) => (
          <>
            <ShownAddress
              label="Address, to paste into the assistant"
              noun="address"
              copyLabel="Copy"
              address={list.address}
            />
            <AssistantTables {...list} />
          </>
        )}
      </QueryPart>
    </TrustRow>
  );
}

const titles = { reads: 'It can read', never: 'It never gets' };

function ReadAndNever() {
  const { data: settings } = useOrganizationSettings();
  return (
    <ReadsAndNever
      reads={settings && assistantReads(settings.activeFeatures, 'its member')}
      titles={titles}
    />
  );
}
