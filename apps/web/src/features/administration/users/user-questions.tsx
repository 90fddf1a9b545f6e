import { endpoints, type OrganizationUser } from '@rapport/contract';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { type ChangeWords, useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { accountChanged } from '@/lib/account-change.ts';
import { call } from '@/lib/call.ts';
import { changeAccount } from '@/lib/change-account.ts';
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

const useCancelInvitation = ({ invitationId, email }: OrganizationUser) =>
  useUserChange(() => changeAccount('organization/cancel-invitation', { invitationId }), {
    done: `Invitation for ${email} cancelled.`,
    failed: {
      403: "You don't have permission to cancel invitations.",
      404: 'The invitation is no longer open.',
      else: 'Failed to cancel the invitation. Please try again.',
    },
  });

function useRemoveUser(user: OrganizationUser) {
  const memberIdOrEmail = user.organizationMemberId ?? user.email;
  return useUserChange(() => changeAccount('organization/remove-member', { memberIdOrEmail }), {
    done: `${userName(user)} was removed from the organization.`,
    failed: {
      403: "You don't have permission to remove users.",
      404: 'User not found or not a member of this organization.',
      else: 'Failed to remove the user. Please try again.',
    },
  });
}

function useHandOver(user: OrganizationUser) {
  const memberId = user.organizationMemberId ?? '';
  return useUserChange(() => call(endpoints.organization.handOver, { body: { memberId } }), {
    done: `${userName(user)} is the owner now, and you are an admin.`,
    onDone: accountChanged,
    failed: {
      403: 'Only the owner can hand over ownership.',
      404: 'User not found or not a member of this organization.',
      else: 'Failed to hand over ownership. Please try again.',
    },
  });
}

/** Changes a membership, shows the result and refetches the people. */
const useUserChange = (
  change: () => Promise<unknown>,
  words: ChangeWords<unknown> & { done: string },
) =>
  useChangeWithNotice(change, {
    ...words,
    queryKey: userKeys.all,
    // Of the person and the change, as the success message is.
    notice: words.done,
  });
