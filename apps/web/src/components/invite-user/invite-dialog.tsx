import { invitationDays, isEmailAddress } from '@rapport/contract';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { CopyField } from '@/components/ui/copy-field.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { invitationLink } from './invitation-link.ts';
import { RoleField } from './role-field.tsx';
import {
  type InvitedPerson,
  type InviteRole,
  invitationRefusal,
  type MadeInvitation,
  useInviteUser,
} from './use-invite-user.ts';

type InviteDialogProps = {
  /** Null to invite by e-mail. */
  person: InvitedPerson | null;
  open: boolean;
  onClose: () => void;
};

/** Sends or resends an invitation. */
export function InviteDialog({ person, open, onClose }: InviteDialogProps) {
  const formId = useId();
  const [typedEmail, setTypedEmail] = useState('');
  const [isEmailRefused, setIsEmailRefused] = useState(false);
  const [chosenRole, setChosenRole] = useState<InviteRole>();
  const invite = useInviteUser();
  const isResent = person?.status === 'INVITED';
  const email = person?.email ?? typedEmail.trim();
  const role = chosenRole ?? (person?.organizationRole === 'admin' ? 'admin' : 'member');

  const close = () => {
    setTypedEmail('');
    setIsEmailRefused(false);
    setChosenRole(undefined);
    invite.reset();
    onClose();
  };
  const submit = () => {
    const isValid = isEmailAddress(email);
    setIsEmailRefused(!isValid);
    if (isValid)
      invite.mutate({ email, role, isResent }, { onSuccess: (made) => made.isMailed && close() });
  };
  const unsent = invite.data && !invite.data.isMailed ? invite.data : undefined;

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={isResent ? 'Resend Invitation' : 'Invite User'}
      footer={
        unsent ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              icon={Send}
              type="submit"
              form={formId}
              busy={invite.isPending}
            >
              {isResent ? 'Resend Invitation' : 'Send Invitation'}
            </Button>
          </>
        )
      }
    >
      {unsent && <UnsentInvitation invitation={unsent} />}
      {!unsent && (
        <form
          id={formId}
          noValidate
          className="pt-1"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <InputField
            label="E-mail"
            error={isEmailRefused ? 'Please enter a valid email address' : undefined}
            type="email"
            autoComplete="off"
            readOnly={person !== null}
            value={person?.email ?? typedEmail}
            onValueChange={setTypedEmail}
          />
          <RoleField
            role={role}
            hint="Choose the appropriate role for this user in your organization."
            onRole={setChosenRole}
          />
          <p role="alert" className="empty:hidden">
            {invite.error && <ErrorLine>{invitationRefusal(invite.error, isResent)}</ErrorLine>}
          </p>
        </form>
      )}
    </Dialog>
  );
}

/** Without a mail server, the link of an invitation is handed over by a person. */
function UnsentInvitation({ invitation }: { invitation: MadeInvitation }) {
  return (
    <>
      <p role="status" className="pt-1 text-pretty text-ink-2">
        No mail server is set up: the invitation was not sent. Give this link to{' '}
        <strong className="font-strong text-ink wrap-anywhere">{invitation.email}</strong> yourself.
        It is valid for {invitationDays} days. You also find it under Users & Roles, in the person's
        menu.
      </p>
      <CopyField noun="invitation link" value={invitationLink(invitation.id)} />
    </>
  );
}
