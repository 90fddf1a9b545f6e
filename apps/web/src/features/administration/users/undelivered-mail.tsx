import { endpoints, undeliveredMailSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import * as z from 'zod/mini';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { call } from '@/lib/call.ts';
import { shortMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { readableList } from '@/lib/readable-list.ts';

const as = z.object({ mails: readableList(undeliveredMailSchema) });

function useUndeliveredMail() {
  return useQuery({
    queryKey: ['undelivered-mail'],
    queryFn: ({ signal }) => call(endpoints.mail.listUndelivered, { as, signal }),
  });
}

/** Renders nothing if all e-mails were delivered. */
export function UndeliveredMail() {
  const mails = useUndeliveredMail().data?.mails;
  if (!mails) return null;
  const count = mails.items.length + mails.unreadable;
  if (count === 0) return null;
  return (
    <section aria-label="Undelivered e-mails" className="mb-6">
      <p className="mb-2 flex items-start gap-2 text-pretty text-ink-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-neu" />
        {counted(count, 'e-mail')} could not be delivered. Check the address and invite again, or
        copy the invitation link and send it yourself.
      </p>
      <ul className="border-rule border-t-2">
        {mails.items.map(({ id, to, subject, reason, failedAt }) => (
          <li key={id} className="grid gap-x-4 gap-y-0.5 border-line border-b py-2 md:grid-cols-2">
            <div className="min-w-0">
              <div className="break-words font-medium">{to}</div>
              <div className="text-12 text-ink-3">
                {subject}, {shortMoment(failedAt)}
              </div>
            </div>
            <div className="min-w-0 break-words text-ink-2">{reason}</div>
          </li>
        ))}
      </ul>
      <UnreadableNote count={mails.unreadable} word="e-mail" />
    </section>
  );
}
