import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { forgetUploadsOf } from '@/lib/stored-uploads.ts';
import { AuthFrame } from './auth-frame.tsx';

const notice = 'sign-out';

type InvitationMismatchProps = { invitedEmail: string; currentEmail: string };

/** Shown if the signed-in account is not the invited one. */
export function InvitationMismatch({ invitedEmail, currentEmail }: InvitationMismatchProps) {
  const { session } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async () => {
    setIsBusy(true);
    notify.withdraw(notice);
    const accountId = session?.user.id;
    try {
      await changeAccount('sign-out', {}, { needsSession: false });
      await forgetUploadsOf(accountId);
    } catch (error) {
      console.error('Signing out failed', error);
      notify.error('Failed to sign out', notice);
      setIsBusy(false);
    }
  };
  return (
    <AuthFrame
      title="Different Account"
      lead={
        <>
          This invitation is for <strong className="font-strong text-ink">{invitedEmail}</strong>{' '}
          but you're currently signed in as{' '}
          <strong className="font-strong text-ink">{currentEmail}</strong>.
        </>
      }
    >
      <Button
        variant="primary"
        size="large"
        busy={isBusy}
        busyLabel="Signing out..."
        onClick={signOut}
      >
        Sign Out and Continue
      </Button>
    </AuthFrame>
  );
}
