import type { WebhookDelivery } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { recentMoment } from '@/lib/recent-moment.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { answerWords, stateWords } from './delivery-words.ts';
import { onError, useDeliveries, useResend } from './webhooks.ts';

const headClass = 'py-2 pr-3 text-left text-12 font-medium text-ink-3';
const cellClass = '@min-[560px]:py-2 @min-[560px]:pr-3';

type DeliveriesTableProps = {
  /** True if there are several webhooks. */
  namesAddress: boolean;
};

/** On narrow screens, each row is a block. */
export function DeliveriesTable({ namesAddress }: DeliveriesTableProps) {
  const query = useDeliveries();
  return (
    <QueryPart query={query} what="the deliveries">
      {({ pages }) => (
        <Deliveries
          deliveries={pages.flatMap((page) => page.deliveries)}
          namesAddress={namesAddress}
          more={query}
        />
      )}
    </QueryPart>
  );
}

type DeliveriesProps = DeliveriesTableProps & {
  deliveries: readonly WebhookDelivery[];
  more: ReturnType<typeof useDeliveries>;
};

function Deliveries({ deliveries, namesAddress, more }: DeliveriesProps) {
  const [opened, setOpened] = useState<WebhookDelivery>();
  if (deliveries.length === 0) return <p className="text-ink-2">No deliveries yet.</p>;
  return (
    <div className="@container grid gap-2">
      <table
        aria-label="Last deliveries"
        className="block border-collapse @min-[560px]:table @min-[560px]:w-full"
      >
        <caption className="block text-left font-medium text-12 text-ink-3 @min-[560px]:hidden">
          Last deliveries
        </caption>
        <thead className="@max-[560px]:sr-only">
          <tr className="border-line-2 border-b">
            {['Last deliveries', 'Event', 'Time', 'Answer'].map((head) => (
              <th key={head} scope="col" className={headClass}>
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Resend</span>
            </th>
          </tr>
        </thead>
        <tbody className="block @min-[560px]:table-row-group">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              namesAddress={namesAddress}
              onOpen={() => setOpened(delivery)}
            />
          ))}
        </tbody>
      </table>
      {more.hasNextPage && (
        <div>
          <p role="alert" className="mb-2 empty:hidden">
            {more.isFetchNextPageError && (
              <ErrorLine>Failed to load older deliveries. Please try again.</ErrorLine>
            )}
          </p>
          <Button
            size="small"
            variant="ghost"
            busy={more.isFetchingNextPage}
            onClick={() => more.fetchNextPage()}
          >
            Show older deliveries
          </Button>
        </div>
      )}
      {opened && (
        <DeliveryDialog
          // The delivery as last seen, if newer ones have moved it off the loaded pages.
          delivery={deliveries.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

type DeliveryRowProps = { delivery: WebhookDelivery; namesAddress: boolean; onOpen: () => void };

function DeliveryRow({ delivery, namesAddress, onOpen }: DeliveryRowProps) {
  const resend = useResend();
  const { status, word } = stateWords(delivery);
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line border-b py-2 @min-[560px]:table-row @min-[560px]:py-0">
      <td className={cellClass}>
        <StatusLabel status={status} className="align-middle">
          {word}
        </StatusLabel>
      </td>
      <td className={cellClass}>
        <button
          type="button"
          title="Show request and answer"
          className="cursor-default text-left hover:text-accent hover:underline max-md:relative max-md:after:absolute max-md:after:-inset-x-2 max-md:after:-inset-y-3"
          onClick={onOpen}
        >
          {delivery.event}
        </button>
        {namesAddress && (
          <span className="block text-12 text-ink-3 wrap-anywhere">{delivery.request.url}</span>
        )}
      </td>
      <td
        className={`${cellClass} col-start-2 row-start-1 text-12 text-ink-2 tabular-nums @max-[560px]:text-right`}
      >
        <time dateTime={delivery.createdAt}>{recentMoment(delivery.createdAt)}</time>
      </td>
      <td className={`${cellClass} col-start-1 text-12 text-ink-2 tabular-nums`}>
        {answerWords(delivery)}
      </td>
      <td className="col-start-2 row-span-2 row-start-2 self-center text-right @min-[560px]:h-11">
        {delivery.state !== 'delivered' && delivery.attempts > 0 && (
          <Button
            size="small"
            aria-label={`Resend ${delivery.event}`}
            busy={resend.isPending}
            onClick={() => resend.mutate(delivery.id, { onError })}
          >
            Resend
          </Button>
        )}
      </td>
    </tr>
  );
}
