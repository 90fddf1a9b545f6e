import { type ApiKey, apiKeyScopeWords } from '@rapport/contract';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { recentMoment } from '@/lib/recent-moment.ts';
import { useRevokeKey } from './api-keys.ts';

export function ApiKeyEntry({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, start, scopes, createdBy, expiresAt, lastUsedAt } = apiKey;
  const nameId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeKey();
  const close = () => setIsAsking(false);
  const isExpired = new Date(expiresAt) <= new Date();
  const facts = [
    `Made by ${createdBy}`,
    ...(isExpired ? [] : [`expires ${dayOfMoment(expiresAt)}`]),
    lastUsedAt ? `last used ${recentMoment(lastUsedAt)}` : 'never used',
  ];
  return (
    <li className="grid gap-2 border-line border-b pb-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <span id={nameId} className="font-medium">
            {name}
          </span>{' '}
          <span className="text-12 text-ink-3">{start}…</span>
        </div>
        <Button
          size="small"
          variant="danger"
          icon={Trash2}
          aria-describedby={nameId}
          onClick={() => setIsAsking(true)}
        >
          Revoke
        </Button>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {scopes.map((scope) => (
          <Badge key={scope}>{apiKeyScopeWords[scope]}</Badge>
        ))}
      </div>
      {isExpired && <ErrorLine>Expired {dayOfMoment(expiresAt)}. Its calls are refused.</ErrorLine>}
      <p className="text-12 text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => !revoke.isPending && close()}
        title="Revoke API key"
        sentence={`Programs that use ‘${name}’ are refused from now on. This action cannot be undone.`}
        confirmLabel="Revoke key"
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(id, { onSettled: close })}
      />
    </li>
  );
}
