import type { OwnAssistants } from '@rapport/contract';
import { RefreshCw } from 'lucide-react';
import { AddressText } from '@/components/ui/address-text.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { AssistantRow } from './assistant-row.tsx';
import { useEndOwnAssistant, useOwnAssistants } from './own-assistants.ts';
import { SettingsSection } from './settings-section.tsx';

export function AssistantsSection() {
  const { data, error, isFetching, refetch } = useOwnAssistants();
  return (
    <SettingsSection title="Assistants" caption="Programs that read meetings in your name">
      {data ? (
        <Assistants {...data} />
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-1.5">
          <ErrorLine>Your assistants could not be loaded.</ErrorLine>
          <Button size="small" icon={RefreshCw} busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <Loading label="Loading assistants..." block="h-9 w-full" />
      )}
    </SettingsSection>
  );
}

function Assistants({ isPossible, address, assistants }: OwnAssistants) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const end = useEndOwnAssistant();
  return (
    <div {...keptFocus} className="grid gap-3 outline-none">
      {assistants.length > 0 && (
        <ul aria-label="Assistants">
          {assistants.map((assistant) => (
            <AssistantRow
              key={assistant.id}
              assistant={assistant}
              isEnding={end.isPending && end.variables === assistant.id}
              onEnd={() => !end.isPending && end.mutate(assistant.id)}
            />
          ))}
        </ul>
      )}
      <p className="text-12 text-ink-2">
        {isPossible ? (
          <>
            To connect one, paste <AddressText address={address} /> into it. It then asks you here.
          </>
        ) : (
          'None of your organizations lets assistants read. An owner can switch them on.'
        )}
      </p>
      <p role="status" className="text-12 text-ink-2 empty:hidden">
        {end.isSuccess && 'The assistant reads no more.'}
      </p>
      {end.error && (
        <div role="alert">
          <ErrorLine>
            {refusalSentence(end.error, {
              404: 'This connection had ended already.',
              else: 'The connection could not be revoked. Please try again.',
            })}
          </ErrorLine>
        </div>
      )}
    </div>
  );
}
