import type { Webhook, WebhookSecret } from '@rapport/contract';
import { KeyRound, Send, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { longMoment } from '@/lib/format-day.ts';
import {
  onError,
  useChangeWebhook,
  useDeleteWebhook,
  useReplaceSecret,
  useSendTest,
} from './webhooks.ts';

type WebhookEntryProps = {
  webhook: Webhook;
  onChange: () => void;
  onSecret: (secret: WebhookSecret) => void;
};

export function WebhookEntry({ webhook, onChange, onSecret }: WebhookEntryProps) {
  const { id, url, events, isOn, isGone, version, previousSecretUntil } = webhook;
  const urlId = useId();
  const [question, setQuestion] = useState<'secret' | 'delete'>();
  const change = useChangeWebhook();
  const test = useSendTest();
  const replace = useReplaceSecret((secret) => {
    close();
    onSecret(secret);
  });
  const remove = useDeleteWebhook();
  const close = () => setQuestion(undefined);
  return (
    <li className="grid gap-2 border-line border-b pb-3">
      <div className="flex items-center justify-between gap-4">
        <span id={urlId} className="min-w-0 font-medium wrap-anywhere">
          {url}
        </span>
        <Switch
          aria-labelledby={urlId}
          className="w-14"
          label={isOn ? 'On' : 'Off'}
          checked={isOn}
          aria-disabled={change.isPending || undefined}
          onCheckedChange={(on) =>
            !change.isPending && change.mutate({ id, version, isOn: on }, { onError })
          }
        />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {events.map((event) => (
          <Badge key={event}>{event}</Badge>
        ))}
        <button
          type="button"
          aria-describedby={urlId}
          className="ml-1 cursor-default font-medium text-12 text-accent hover:underline max-md:relative max-md:after:absolute max-md:after:-inset-x-2 max-md:after:-inset-y-3"
          onClick={onChange}
        >
          Change events
        </button>
      </div>
      {isGone && (
        <ErrorLine>The address answered that it is gone (410), so it was turned off.</ErrorLine>
      )}
      {previousSecretUntil && (
        <p className="text-12 text-ink-2">
          Also signed with the previous secret until {longMoment(previousSecretUntil)}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={Send}
          aria-describedby={urlId}
          disabled={!isOn}
          busy={test.isPending}
          onClick={() => test.mutate(id, { onError })}
        >
          Send a test
        </Button>
        <Button
          size="small"
          icon={KeyRound}
          aria-describedby={urlId}
          onClick={() => setQuestion('secret')}
        >
          Replace secret
        </Button>
        <Button
          size="small"
          variant="danger"
          icon={Trash2}
          aria-describedby={urlId}
          onClick={() => setQuestion('delete')}
        >
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={question === 'secret'}
        onOpenChange={() => !replace.isPending && close()}
        title="Replace secret"
        sentence="A new secret is shown once. For a day, calls are signed with both, so that you can change the receiver meanwhile."
        confirmLabel="Replace secret"
        busy={replace.isPending || change.isPending}
        onConfirm={() => replace.mutate({ id, version }, { onError, onSettled: close })}
      />
      <ConfirmDialog
        open={question === 'delete'}
        onOpenChange={close}
        title="Delete webhook"
        sentence="The address is no longer called, and the log of its deliveries is deleted. This action cannot be undone."
        confirmLabel="Delete webhook"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError, onSettled: close })}
      />
    </li>
  );
}
