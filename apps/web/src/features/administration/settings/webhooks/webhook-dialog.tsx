import {
  type Webhook,
  type WebhookEvent,
  type WebhookSecret,
  webhookEventSchema,
  webhookUrlLengthMax,
} from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { useAddWebhook, useChangeWebhook } from './webhooks.ts';

const eventWords: Record<WebhookEvent, string> = {
  'meeting.analysed': 'A meeting is analysed',
  'meeting.failed': 'A meeting cannot be analysed',
  'meeting.deleted': 'A meeting is deleted',
  'action.created': 'An action is created',
  'action.changed': 'An action is changed',
};

type WebhookDialogProps = {
  /** The current webhook; undefined to add one. */
  webhook: Webhook | undefined;
  onSecret: (secret: WebhookSecret) => void;
  onClose: () => void;
};

export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const [version, setVersion] = useState(webhook?.version ?? 0);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const add = useAddWebhook((secret) => {
    onClose();
    onSecret(secret);
  });
  const change = useChangeWebhook();
  const { error, isPending, reset } = webhook ? change : add;
  const isConflict = isChangedMeanwhile(error);
  const loadTheirs = () => {
    if (!webhook) return;
    setVersion(webhook.version);
    setUrl(webhook.url);
    setEvents(webhook.events);
    reset();
  };
  const save = () => {
    const given = { url, events: [...events] };
    if (webhook) change.mutate({ id: webhook.id, version, ...given }, { onSuccess: onClose });
    else add.mutate(given);
  };
  return (
    <FormDialog
      title={webhook ? 'Change webhook' : 'Add address'}
      description="Calls have ids and states only: no titles, no names, no words of a meeting."
      submitLabel={webhook ? 'Save' : 'Add address'}
      canSubmit={url.trim() !== '' && events.length > 0 && !isConflict}
      busy={isPending}
      error={error}
      failure="The webhook could not be saved. Please try again."
      aside={isConflict && <Button onClick={loadTheirs}>Load theirs</Button>}
      onSubmit={save}
      // A running call cannot be cancelled.
      onClose={() => !isPending && onClose()}
    >
      <InputField
        label="Address *"
        hint="Public, and begins with https://"
        type="url"
        aria-required
        maxLength={webhookUrlLengthMax}
        placeholder="https://"
        value={url}
        onValueChange={setUrl}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">Events *</legend>
        {webhookEventSchema.options.map((event) => (
          <Checkbox
            key={event}
            label={
              <>
                {eventWords[event]} <span className="text-12 text-ink-3">{event}</span>
              </>
            }
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents((before) =>
                target.checked ? [...before, event] : before.filter((one) => one !== event),
              )
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
