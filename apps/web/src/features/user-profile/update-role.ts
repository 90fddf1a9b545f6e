import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { changeAccount } from '@/lib/change-account.ts';
import { reloadPage } from '@/lib/leave-page.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { roleWords } from '@/lib/user-words.ts';

/** Time to read the message before the page reloads with the new permissions, in milliseconds. */
const ownRoleReloadMs = 1_500;

const notice = 'update-role';

export type ChangeableRole = 'admin' | 'member';
type RoleUpdate = { memberId: string; role: ChangeableRole; name: string; isOwn: boolean };

export function useUpdateRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, role }: RoleUpdate) =>
      changeAccount('organization/update-member-role', { memberId, role }),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (_, { role, name, isOwn }) => {
      notify.success(`Role updated successfully to ${roleWords[role]} for ${name}`);
      if (isOwn) setTimeout(reloadPage, ownRoleReloadMs);
    },
    onError: (error) =>
      notifyRefusal(
        error,
        {
          403: "You don't have permission to update user roles.",
          404: 'User not found or not a member of this organization.',
          else: 'Failed to update user role. Please try again.',
        },
        notice,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
