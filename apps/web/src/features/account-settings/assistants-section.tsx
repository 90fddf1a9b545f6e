import type { OwnAssistants } from '@rapport/contract';
import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { AddressText } from '@/components/ui/address-text.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';
import { AssistantRow } from './assistant-row.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AssistantsSection() {
  return (
    <SettingsSection title="Assistants" caption="Programs that read meetings in your name">
      <QueryPart
        query={useOwnAssistants()}
        what="assistants"
        failed="Your assistants could not be loaded."
        block="h-9 w-full"
      >
        {(list) => <Assistants {...list} />}
      </QueryPart>
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

const ownAssistantsKey = ['own-assistants'];

const useOwnAssistants = () =>
  useQuery({
    queryKey: ownAssistantsKey,
    queryFn: ({ signal }) => call(endpoints.assistants.listOwn, { signal }),
  });

/** Pending until the list is without the assistant. */
const useEndOwnAssistant = () =>
  useQuietChange(ownAssistantsKey, (id: string) => call(endpoints.assistants.endOwn, { id }));
