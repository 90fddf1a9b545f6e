import { type CreatedApiKey, endpoints, type NewApiKey } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const apiKeysKey = ['api-keys'];
const notice = 'api-keys';

export function useApiKeys() {
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: ({ signal }) => call(endpoints.apiKeys.list, { signal }),
  });
}

export function useCreateKey(onCreated: (created: CreatedApiKey & { name: string }) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => call(endpoints.apiKeys.create, { body }),
    // A callback of `mutate` would be skipped if the caller has left the page.
    onSuccess: (created, { name }) => onCreated({ ...created, name }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
  });
}

/** The list is loaded again, also after a refusal: the key may have expired in the meantime. */
export function useRevokeKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.apiKeys.revoke, { id }),
    onMutate: () => notify.withdraw(notice),
    onError: (error) => {
      const otherwise = 'The API key could not be revoked. Please try again.';
      notify.error(refusalSentence(error, { else: otherwise }), notice, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
  });
}
