import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useOwnRole } from '@/lib/use-own-role.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

export function DeleteAccountSection() {
  const active = useActiveOrganization();
  const [isAsking, setIsAsking] = useState(false);
  // Only the server knows whether the person owns other organizations.
  const isOwner = useOwnRole() === 'owner';

  return (
    <SettingsSection title="Delete account">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="max-w-[36ch] text-12 text-ink-2">
          {isOwner
            ? `You are the only owner of ${active?.name ?? 'this organization'}. Hand over ownership first.`
            : 'Deletes your account and your memberships. Your uploads are kept.'}
        </p>
        <Button variant="danger" disabled={isOwner} onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog onClose={() => setIsAsking(false)} />}
    </SettingsSection>
  );
}
