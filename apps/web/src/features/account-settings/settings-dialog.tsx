import { Dialog } from '@/components/ui/dialog.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ChangePasswordSection } from './change-password-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { NotificationSections } from './notification-sections.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { YourDataSection } from './your-data-section.tsx';

type SettingsDialogProps = { open: boolean; onClose: () => void };

export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Settings"
      className="md:top-[8vh] md:max-h-[84vh] md:w-[680px]"
    >
      <div className="-mx-6 -mb-6 pt-1 max-md:-mx-4 max-md:-mb-4">
        <ProfileSection />
        <AppearanceSection />
        <NotificationSections />
        <ChangePasswordSection />
        <TwoFactorSection />
        <PasskeysSection />
        <SessionsSection />
        <YourDataSection onLeave={onClose} />
        <DeleteAccountSection />
      </div>
    </Dialog>
  );
}
