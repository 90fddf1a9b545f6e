import type { OrganizationUser } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Send } from 'lucide-react';
import { useState } from 'react';
import { loadInviteDialog } from '@/components/invite-user/load-invite-dialog.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { requestPasswordReset } from '@/lib/request-password-reset.ts';
import { readSendsMail } from '@/lib/sign-in-ways.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { personName, roleWords, userName } from '@/lib/user-words.ts';
import { EmailText } from './email-text.tsx';
import { statusWords } from './profile-words.ts';

export function ProfileHead({ user }: { user: OrganizationUser }) {
  const { email, picture, organizationRole, status } = user;
  return (
    <header className="mb-6 flex items-start gap-4 max-md:mb-4 max-md:flex-col max-md:gap-3">
      <div className="flex min-w-0 flex-1 items-center gap-4">
        <Avatar size="large" name={personName(user)} email={email} image={picture} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 className="wrap-anywhere">{userName(user)}</h1>
            {organizationRole && <Badge variant="role">{roleWords[organizationRole]}</Badge>}
            <StatusLabel status={statusWords[status].kind} />
          </div>
          <p className="text-ink-2 wrap-anywhere">
            <EmailText email={email} />
          </p>
        </div>
      </div>
      <ProfileActions user={user} />
    </header>
  );
}

function ProfileActions({ user }: { user: OrganizationUser }) {
  const [isInviting, setIsInviting] = useState(false);
  const InviteDialog = useOnDemand(loadInviteDialog, isInviting);
  const passwordReset = useSendPasswordReset();
  const mayReset = user.rapportUser && user.can.resetPassword;
  return (
    <div className="flex shrink-0 flex-wrap gap-2 empty:hidden max-md:w-full max-md:*:flex-1">
      {mayReset && (
        <Button
          icon={KeyRound}
          busy={passwordReset.isPending}
          onClick={() => passwordReset.mutate(user.email)}
        >
          Reset Password
        </Button>
      )}
      {user.can.invite && (
        <Button variant="primary" icon={Send} onClick={() => setIsInviting(true)}>
          {user.status === 'INVITED' ? 'Resend Invite' : 'Invite User'}
        </Button>
      )}
      {InviteDialog && (
        <InviteDialog person={user} open={isInviting} onClose={() => setIsInviting(false)} />
      )}
    </div>
  );
}

const notice = 'send-password-reset';

function useSendPasswordReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string): Promise<{ isMailed: boolean }> => {
      const isMailed = await readSendsMail(queryClient);
      await requestPasswordReset(email);
      return { isMailed };
    },
    onMutate: () => notify.withdraw(notice),
    onSuccess: ({ isMailed }, email) =>
      isMailed
        ? notify.success(`Password reset email sent to ${email}`)
        : notify.error(
            `No mail server is set up: the link for ${email} was written to the outbox folder on the server.`,
            notice,
          ),
    onError: (error) =>
      notifyRefusal(error, 'Failed to send password reset email. Please try again.', notice),
  });
}
