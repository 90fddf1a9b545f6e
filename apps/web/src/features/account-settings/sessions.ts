import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';

export const sessionsKey = ['account', 'sessions'];

/** Latest sign-in first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => {
      const sessions = (await accountCall(authClient.listSessions())) ?? [];
      return sessions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },
  });
}

export function useSignOutOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => accountCall(authClient.revokeOtherSessions()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
