import { useMutation } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';

type PasswordChange = { currentPassword: string; newPassword: string };

export function useChangePassword() {
  return useMutation({
    mutationFn: (change: PasswordChange) => accountCall(authClient.changePassword(change)),
  });
}
