import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAccount } from '@/lib/change-account.ts';
import { userKeys } from '@/lib/user-keys.ts';

type Profile = { name: string; image: string | null };

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => changeAccount('update-user', profile),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
