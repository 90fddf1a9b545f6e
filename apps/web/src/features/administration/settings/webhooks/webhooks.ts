import {
  type NewWebhook,
  pathFor,
  paths,
  type WebhookSecret,
  type WebhookUpdate,
  webhookDeliveryPageSchema,
  webhookListSchema,
  webhookSecretSchema,
} from '@rapport/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { isBeingTried } from './delivery-words.ts';

const webhooksKey = ['webhooks'];
const notice = 'webhooks';
const pageSize = 8;
const lookAgainMs = { beingTried: 2000, waiting: 30_000 };

export function useWebhooks() {
  return useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: ({ signal }) => request({ path: paths.webhooks, schema: webhookListSchema, signal }),
  });
}

/** Newest first. Polls while calls wait, faster while one is being made. */
export function useDeliveries() {
  return useInfiniteQuery({
    queryKey: [...webhooksKey, 'deliveries'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: `${pageSize}` });
      if (pageParam) query.set('before', pageParam);
      const path = `${paths.webhookDeliveries}?${query}`;
      return request({ path, schema: webhookDeliveryPageSchema, signal });
    },
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
  call: (input: Input) => Promise<Answer>,
  onAnswer?: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onMutate: () => notify.withdraw(notice),
    // A callback of `mutate` would be skipped if the caller has left the page.
    onSuccess: (answer) => onAnswer?.(answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksKey }),
  });
}

const tell = (sentence: string) => (error: Error) =>
  notify.error(refusalSentence(error, { else: sentence }), notice, error);
export const onError = tell('The webhook could not be changed. Please try again.');

export const useAddWebhook = (onSecret: (secret: WebhookSecret) => void) =>
  useWebhookCall(
    (body: NewWebhook) =>
      request({ path: paths.webhooks, method: 'POST', body, schema: webhookSecretSchema }),
    onSecret,
  );

export const useChangeWebhook = () =>
  useWebhookCall(({ id, ...body }: WebhookUpdate & { id: string }) =>
    request({ path: pathFor(paths.webhook, id), method: 'PATCH', body }),
  );

export const useReplaceSecret = (onSecret: (secret: WebhookSecret) => void) =>
  useWebhookCall(
    ({ id, version }: { id: string; version: number }) =>
      request({
        path: pathFor(paths.webhookSecret, id),
        method: 'POST',
        body: { version },
        schema: webhookSecretSchema,
      }),
    onSecret,
  );

export const useDeleteWebhook = () =>
  useWebhookCall((id: string) => request({ path: pathFor(paths.webhook, id), method: 'DELETE' }));

export const useSendTest = () =>
  useWebhookCall((id: string) => request({ path: pathFor(paths.webhookTest, id), method: 'POST' }));

export const useResend = () =>
  useWebhookCall((id: string) =>
    request({ path: pathFor(paths.webhookResend, id), method: 'POST' }),
  );
