import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { sessionsKey } from './sessions.ts';

type PasswordChange = { currentPassword: string; newPassword: string };

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => accountCall(authClient.changePassword(change)),
    onSuccess: () => {
      // The server has ended all sessions and given this browser a new one.
      authClient.$store.notify('$sessionSignal');
      return queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}
