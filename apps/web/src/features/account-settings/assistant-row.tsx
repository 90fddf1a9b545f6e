import type { OwnAssistants } from '@rapport/contract';
import { Button } from '@/components/ui/button.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { recentMoment } from '@/lib/recent-moment.ts';

type AssistantRowProps = {
  assistant: OwnAssistants['assistants'][number];
  isEnding: boolean;
  onEnd: () => void;
};

export function AssistantRow({ assistant, isEnding, onEnd }: AssistantRowProps) {
  const { name, host, organization, connectedAt, expiresAt, lastUsedAt, isOn } = assistant;
  const facts = [
    `since ${dayOfMoment(connectedAt)}`,
    expiresAt ? `until ${dayOfMoment(expiresAt)}` : 'until you end it',
    lastUsedAt ? `last used ${recentMoment(lastUsedAt)}` : 'never used',
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{name}</span> at {organization}
        <span className="block text-12 text-ink-2">{facts.join(', ')}</span>
        <span className="block text-12 text-ink-3">
          {host}
          {!isOn && ', sleeps while assistants are switched off there'}
        </span>
      </span>
      <Button
        size="small"
        variant="danger"
        aria-label={`Revoke ${name} at ${organization}`}
        busy={isEnding}
        onClick={onEnd}
      >
        Revoke
      </Button>
    </li>
  );
}
