import { endpoints, type OrganizationUser } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { notify } from '@/components/ui/notify.ts';
import { accountChanged } from '@/lib/account-change.ts';
import { call } from '@/lib/call.ts';
import { changeAccount } from '@/lib/change-account.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userName } from '@/lib/user-words.ts';

export type UserQuestion = 'cancel-invitation' | 'remove' | 'hand-over';

type UserQuestionsProps = {
  user: OrganizationUser;
  question: UserQuestion | null;
  onClose: () => void;
};

/** The confirmation dialogs of a person, with their actions. */
export function UserQuestions({ user, question, onClose }: UserQuestionsProps) {
  const name = userName(user);
  const cancel = useCancelInvitation(user);
  const remove = useRemoveUser(user);
  const handOver = useHandOver(user);
  return (
    <>
      <ConfirmDialog
        open={question === 'cancel-invitation'}
        onOpenChange={onClose}
        title="Cancel Invitation"
        sentence={`Are you sure you want to cancel the invitation for ${user.email}? Its link will no longer work.`}
        confirmLabel="Cancel Invitation"
        cancelLabel="Keep Invitation"
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: onClose })}
      />
      <ConfirmDialog
        open={question === 'remove'}
        onOpenChange={onClose}
        title="Remove from Organization"
        sentence={`Are you sure you want to remove ${name} from the organization? They lose access to it. Their meetings stay, and they can be invited again.`}
        confirmLabel="Remove"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      />
      <ConfirmDialog
        open={question === 'hand-over'}
        onOpenChange={onClose}
        title="Hand Over Ownership"
        sentence={`Are you sure you want to make ${name} the owner? You become an admin, and only ${name} can hand ownership back.`}
        confirmLabel="Hand Over Ownership"
        destructive
        busy={handOver.isPending}
        onConfirm={() => handOver.mutate(undefined, { onSettled: onClose })}
      />
    </>
  );
}

function useCancelInvitation({ invitationId, email }: OrganizationUser) {
  return useUserChange({
    change: () => changeAccount('organization/cancel-invitation', { invitationId }),
    success: `Invitation for ${email} cancelled.`,
    refusals: {
      403: "You don't have permission to cancel invitations.",
      404: 'The invitation is no longer open.',
      else: 'Failed to cancel the invitation. Please try again.',
    },
  });
}

function useRemoveUser(user: OrganizationUser) {
  return useUserChange({
    change: () =>
      changeAccount('organization/remove-member', {
        memberIdOrEmail: user.organizationMemberId ?? user.email,
      }),
    success: `${userName(user)} was removed from the organization.`,
    refusals: {
      403: "You don't have permission to remove users.",
      404: 'User not found or not a member of this organization.',
      else: 'Failed to remove the user. Please try again.',
    },
  });
}

function useHandOver(user: OrganizationUser) {
  return useUserChange({
    change: async () => {
      const memberId = user.organizationMemberId ?? '';
      await call(endpoints.organization.handOver, { body: { memberId } });
      accountChanged();
    },
    success: `${userName(user)} is the owner now, and you are an admin.`,
    refusals: {
      403: 'Only the owner can hand over ownership.',
      404: 'User not found or not a member of this organization.',
      else: 'Failed to hand over ownership. Please try again.',
    },
  });
}

type UserChange = {
  change: () => Promise<unknown>;
  success: string;
  /** Messages by status; others show the server's message. */
  refusals: { [status: number]: string; else: string };
};

/** Changes a membership, shows the result and refetches the people. */
function useUserChange({ change, success, refusals }: UserChange) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The success message also identifies the notice of a failure.
    onMutate: () => notify.withdraw(success),
    onSuccess: () => notify.success(success),
    onError: (error) => notify.error(refusalSentence(error, refusals), success, error),
    // After a refusal too, because it means that the shown data is outdated.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
