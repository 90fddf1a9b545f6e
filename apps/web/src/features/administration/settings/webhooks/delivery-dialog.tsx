import type { WebhookDelivery } from '@rapport/contract';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { answerWords } from './delivery-words.ts';

type DeliveryDialogProps = { delivery: WebhookDelivery; onClose: () => void };

/** What was sent, and the last answer. */
export function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps) {
  const { event, request, response, attempts, attemptedAt } = delivery;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event}
      description={
        attemptedAt
          ? `Last sent ${longMoment(attemptedAt)}, try ${attempts}.`
          : 'Not sent yet: it waits for earlier deliveries.'
      }
    >
      <Part title="Request">
        <p className="text-12 text-ink-2 wrap-anywhere">POST {request.url}</p>
        <Words>{request.body}</Words>
      </Part>
      <Part title="Answer">
        {response.error && <ErrorLine>{response.error}</ErrorLine>}
        <p className="text-12 text-ink-2">{answerWords(delivery) || 'None yet'}</p>
        {response.body && <Words>{response.body}</Words>}
      </Part>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-1.5">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}

function Words({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-control bg-sunken p-2.5 text-12 wrap-anywhere">
      {children}
    </pre>
  );
}
