import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { userKeys } from '@/lib/user-keys.ts';

type Profile = { name: string; image: string | null };

/** Saves a person's own name and picture; the library then asks for the session again. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => accountCall(authClient.updateUser(profile)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
