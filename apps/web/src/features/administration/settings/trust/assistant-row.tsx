import { type AssistantList, assistantCallDays } from '@rapport/contract';
import { Button } from '@/components/ui/button.tsx';
import { counted } from '@/lib/number-words.ts';
import { recentMoment } from '@/lib/recent-moment.ts';
import { useEndAssistant } from './use-assistants.ts';

type AssistantRowProps = { assistant: AssistantList['assistants'][number] };

export function AssistantRow({
  assistant: { id, name, host, member, lastCallAt, calls },
}: AssistantRowProps) {
  const end = useEndAssistant();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span> <span>for {member}</span>
        <span className="block text-12 text-ink-3">
          {host ?? 'with an API key, which is revoked under API keys'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2">
        <span>
          {lastCallAt ? `last call ${recentMoment(lastCallAt)}` : 'no call'},{' '}
          {counted(calls, 'call')} in {assistantCallDays} days
        </span>
        {host !== null && (
          <Button
            size="small"
            variant="danger"
            aria-label={`Revoke ${name} of ${member}`}
            busy={end.isPending}
            onClick={() => end.mutate(id)}
          >
            Revoke
          </Button>
        )}
      </span>
    </li>
  );
}
