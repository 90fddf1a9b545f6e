import {
  endpoints,
  type NewWebhook,
  type WebhookSecret,
  type WebhookUpdate,
} from '@rapport/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';
import { isBeingTried } from './delivery-words.ts';

const webhooksKey = ['webhooks'];
const notice = 'webhooks';
const pageSize = 8;
const lookAgainMs = { beingTried: 2000, waiting: 30_000 };

export function useWebhooks() {
  return useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: ({ signal }) => call(endpoints.webhooks.list, { signal }),
  });
}

/** Newest first. Polls while calls wait, faster while one is being made. */
export function useDeliveries() {
  return useInfiniteQuery({
    queryKey: [...webhooksKey, 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.webhooks.listDeliveries, {
        query: { limit: pageSize, before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const deliveries = state.data?.pages.flatMap((page) => page.deliveries) ?? [];
      if (deliveries.some(isBeingTried)) return lookAgainMs.beingTried;
      return deliveries.some(({ nextAt }) => nextAt !== null) && lookAgainMs.waiting;
    },
  });
}

/** The list is loaded again, also after a refusal: another person may have changed it. */
function useWebhookCall<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onAnswer?: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: () => notify.withdraw(notice),
    // A callback of `mutate` would be skipped if the caller has left the page.
    onSuccess: (answer) => onAnswer?.(answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksKey }),
  });
}

const tell = (sentence: string) => (error: Error) =>
  notifyRefusal(error, { else: sentence }, notice);
export const onError = tell('The webhook could not be changed. Please try again.');

export const useAddWebhook = (onSecret: (secret: WebhookSecret) => void) =>
  useWebhookCall((body: NewWebhook) => call(endpoints.webhooks.create, { body }), onSecret);

export const useChangeWebhook = () =>
  useWebhookCall(({ id, ...body }: WebhookUpdate & { id: string }) =>
    call(endpoints.webhooks.update, { id, body }),
  );

export const useReplaceSecret = (onSecret: (secret: WebhookSecret) => void) =>
  useWebhookCall(
    ({ id, version }: { id: string; version: number }) =>
      call(endpoints.webhooks.replaceSecret, { id, body: { version } }),
    onSecret,
  );

export const useDeleteWebhook = () =>
  useWebhookCall((id: string) => call(endpoints.webhooks.remove, { id }));

export const useSendTest = () =>
  useWebhookCall((id: string) => call(endpoints.webhooks.sendTest, { id }));

export const useResend = () =>
  useWebhookCall((id: string) => call(endpoints.webhooks.resend, { id }));
