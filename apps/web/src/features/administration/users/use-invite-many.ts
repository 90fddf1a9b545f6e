import { endpoints, type ManyInvitations } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { userKeys } from '@/lib/user-keys.ts';

export function useInviteMany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ManyInvitations) => call(endpoints.organization.invite, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
