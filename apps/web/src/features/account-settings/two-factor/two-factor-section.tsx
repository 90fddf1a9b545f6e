import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { makeRecoveryCodes, switchOffTwoFactor } from '@/lib/two-factor.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { SettingsSection } from '../settings-section.tsx';

const loadDialogs = () => import('./dialogs.tsx');

/** Stored here, so that the dialog with the codes stays open when the session changes. */
type Shown = 'set-up' | 'off' | 'new-codes' | { codes: string[] };

export function TwoFactorSection() {
  const { session } = useAuth();
  const isOn = session?.user.twoFactorEnabled ?? false;
  const [shown, setShown] = useState<Shown>();
  const dialogs = useOnDemand(loadDialogs, shown !== undefined);
  const close = () => setShown(undefined);

  return (
    <SettingsSection
      title="Two-factor sign-in"
      caption="A code of an app on your phone, besides your password"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {isOn ? (
          <>
            <StatusLabel status="active">On</StatusLabel>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setShown('new-codes')}>New recovery codes</Button>
              <Button variant="danger" onClick={() => setShown('off')}>
                Switch off
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="max-w-[36ch] text-12 text-ink-2">
              Off. Who learns your password can sign in as you.
            </p>
            <Button onClick={() => setShown('set-up')}>Switch on</Button>
          </>
        )}
      </div>
      {dialogs && shown === 'set-up' && (
        <dialogs.SetUpDialog onClose={close} onConfirmed={(codes) => setShown({ codes })} />
      )}
      {dialogs && shown === 'off' && (
        <dialogs.PasswordDialog
          title="Switch off two-factor sign-in"
          description="Your password alone signs you in then. Your recovery codes are deleted."
          submitLabel="Switch off"
          variant="danger"
          confirm={switchOffTwoFactor}
          onClose={close}
          onConfirmed={close}
        />
      )}
      {dialogs && shown === 'new-codes' && (
        <dialogs.PasswordDialog
          title="New recovery codes"
          description="Ten new codes are made. The old ones stop working."
          submitLabel="Make new codes"
          confirm={makeRecoveryCodes}
          onClose={close}
          onConfirmed={(codes) => setShown({ codes })}
        />
      )}
      {dialogs && typeof shown === 'object' && (
        <dialogs.RecoveryCodesDialog codes={shown.codes} onStored={close} />
      )}
    </SettingsSection>
  );
}
