import { type CreatedApiKey, endpoints, type NewApiKey } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';

const queryKey = ['api-keys'];

export const useApiKeys = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(endpoints.apiKeys.list, { signal }) });

export function useCreateKey(onCreated: (created: CreatedApiKey & { name: string }) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => call(endpoints.apiKeys.create, { body }),
    // A callback of `mutate` would be skipped if the caller has left the page.
    onSuccess: (created, { name }) => onCreated({ ...created, name }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The list is loaded again, also after a refusal: the key may have expired in the meantime. */
export const useRevokeKey = () =>
  useChangeWithNotice((id: string) => call(endpoints.apiKeys.revoke, { id }), {
    failed: 'The API key could not be revoked. Please try again.',
    queryKey,
    notice: 'api-keys',
  });
