import { type ManyInvitations, manyInvitationsResultSchema, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { userKeys } from '@/lib/user-keys.ts';

export function useInviteMany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ManyInvitations) =>
      request({
        path: paths.invitations,
        method: 'POST',
        body,
        schema: manyInvitationsResultSchema,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
