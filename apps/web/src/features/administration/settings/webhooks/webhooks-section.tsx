import type { Webhook, WebhookSecret } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { LastChange } from '../last-change.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { SettingsRow } from '../settings-row.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookEntry } from './webhook-entry.tsx';
import { useWebhooks } from './webhooks.ts';

/** Changes take effect at once. */
export function WebhooksSection() {
  const query = useWebhooks();
  return (
    <SettingsRow
      title="Webhooks"
      anchor="webhooks"
      note="Rapport calls this address when something happens. Each call is signed."
      aside={query.data && <LastChange change={lastChangeOf(query.data.webhooks)} />}
    >
      <QueryPart query={query} what="the webhooks">
        {({ webhooks }) => <Webhooks webhooks={webhooks} />}
      </QueryPart>
    </SettingsRow>
  );
}

function lastChangeOf(webhooks: readonly Webhook[]) {
  const [last] = webhooks.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  return last && { by: last.changedBy ?? (last.isGone ? 'Rapport' : null), at: last.changedAt };
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
