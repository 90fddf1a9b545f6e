import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { leaveSession } from '@/lib/session-expiry.ts';
import { forgetUploadsOf } from '@/lib/stored-uploads.ts';
import { PasswordDialog } from './two-factor/password-dialog.tsx';

/** Opens the sign-in page afterwards. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const accountId = useAuth().session?.user.id;
  const deleteAccount = async (password: string) => {
    leaveSession(true);
    try {
      await changeAccount('delete-user', { password });
      await forgetUploadsOf(accountId);
    } catch (error) {
      leaveSession(false);
      throw error;
    }
  };
  return (
    <PasswordDialog
      title="Delete account"
      description="Are you sure you want to delete your account? This action cannot be undone."
      submitLabel="Delete account"
      busyLabel="Deleting..."
      variant="danger"
      failure="Failed to delete your account. Please try again."
      confirm={deleteAccount}
      onConfirmed={() => leaveTo('/login')}
      onClose={onClose}
    />
  );
}
