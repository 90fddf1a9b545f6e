import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { userKeys } from '@/lib/user-keys.ts';

type Profile = { name: string; image: string | null };

/** The auth client then refetches the session. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => accountCall(authClient.updateUser(profile)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
