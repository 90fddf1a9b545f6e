import type { Webhook, WebhookSecret } from '@rapport/contract';
import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { RetryLine } from '@/components/ui/retry-line.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { anchorOf } from '../settings-groups.ts';
import { SettingsRow } from '../settings-row.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookEntry } from './webhook-entry.tsx';
import { useWebhooks } from './webhooks.ts';

/** Changes take effect at once. */
export function WebhooksSection() {
  const { data, isError, isFetching, refetch } = useWebhooks();
  return (
    <div className="@container mt-6">
      <SettingsRow
        title="Webhooks"
        anchor={anchorOf('webhooks')}
        note="Rapport calls this address when something happens. Each call is signed."
        aside={data && <LastChange webhooks={data.webhooks} />}
      >
        {data ? (
          <Webhooks webhooks={data.webhooks} />
        ) : isError ? (
          <RetryLine busy={isFetching} onRetry={() => refetch()}>
            Failed to load the webhooks. Please try again.
          </RetryLine>
        ) : (
          <Loading label="Loading the webhooks..." block="h-16 w-full" />
        )}
      </SettingsRow>
    </div>
  );
}

function LastChange({ webhooks }: { webhooks: readonly Webhook[] }) {
  const last = webhooks.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))[0];
  return (
    <p className="mt-1 flex items-start gap-1.5 text-12 text-ink-3">
      <History aria-hidden className="mt-0.5 size-3 shrink-0" />
      {last ? (
        <span>
          <span className="sr-only">Changed by</span>{' '}
          {last.changedBy ?? (last.isGone ? 'Rapport' : 'A former member')},{' '}
          {dayOfMoment(last.changedAt)}
        </span>
      ) : (
        'never changed'
      )}
    </p>
  );
}

function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const keptFocus = useKeptFocus<HTMLElement>();
  const [dialog, setDialog] = useState<{ webhook: Webhook | undefined }>();
  const [secret, setSecret] = useState<WebhookSecret>();
  const changed = dialog?.webhook;
  return (
    <section
      {...keptFocus}
      aria-label="Addresses and deliveries"
      className="grid gap-4 outline-none"
    >
      {webhooks.length > 0 && (
        <ul aria-label="Addresses" className="grid gap-3">
          {webhooks.map((webhook) => (
            <WebhookEntry
              key={webhook.id}
              webhook={webhook}
              onChange={() => setDialog({ webhook })}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      {webhooks.length > 0 && <DeliveriesTable namesAddress={webhooks.length > 1} />}
      <div>
        <Button size="small" icon={Plus} onClick={() => setDialog({ webhook: undefined })}>
          Add address
        </Button>
      </div>
      {dialog && (
        <WebhookDialog
          // The webhook as last seen, if another person has deleted it: the dialog keeps its input.
          webhook={webhooks.find(({ id }) => id === changed?.id) ?? changed}
          onSecret={setSecret}
          onClose={() => setDialog(undefined)}
        />
      )}
      {secret && (
        <SecretDialog
          noun="secret"
          secret={secret.secret}
          title="Secret of the webhook"
          description="Shown once, now. The receiver checks the signature of each call with it."
          loss="Without it, the receiver cannot check who calls; you would have to replace it."
          onStored={() => setSecret(undefined)}
        />
      )}
    </section>
  );
}
