import { UserRoundSearch } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { ChangePasswordSection } from './change-password-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { NotificationSections } from './notification-sections.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';

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

function YourDataSection({ onLeave }: { onLeave: () => void }) {
  return (
    <SettingsSection title="Your data">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="max-w-[36ch] text-12 text-ink-2">
          Read and download the data that the active organization holds about you.
        </p>
        <ButtonLink to="/your-data" icon={UserRoundSearch} onClick={onLeave}>
          See your data
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
