import { Dialog } from '@/components/ui/dialog.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { ChangePasswordSection } from './change-password-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { NotificationSections } from './notification-sections.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { YourDataSection } from './your-data-section.tsx';

type SettingsDialogProps = {
  open: boolean;
  /** Opens the dialog at the notifications. */
  isOfNotifications: boolean;
  onClose: () => void;
};

const notifications = 'notifications';

export function SettingsDialog({ open, isOfNotifications, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Settings"
      startsAt={isOfNotifications ? `[data-part=${notifications}]` : undefined}
      className="md:top-[8vh] md:max-h-[84vh] md:w-[680px]"
    >
      <div className="-mx-6 -mb-6 pt-1 max-md:-mx-4 max-md:-mb-4">
        <ProfileSection />
        <AppearanceSection />
        <div data-part={notifications} tabIndex={-1} className="outline-none">
          <NotificationSections />
        </div>
        <ChangePasswordSection />
        <TwoFactorSection />
        <PasskeysSection />
        <SessionsSection />
        <AssistantsSection />
        <YourDataSection onLeave={onClose} />
        <DeleteAccountSection />
      </div>
    </Dialog>
  );
}
