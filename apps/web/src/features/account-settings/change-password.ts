import { useMutation } from '@tanstack/react-query';
import { changeAccount } from '@/lib/change-account.ts';

type PasswordChange = { currentPassword: string; newPassword: string };

/** The server ends all sessions and gives this browser a new one. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (change: PasswordChange) => changeAccount('change-password', change),
  });
