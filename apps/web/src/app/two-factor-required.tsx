import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSignOut } from '@/components/layout/use-sign-out.ts';
import { Button } from '@/components/ui/button.tsx';
import { reloadPage } from '@/lib/leave-page.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

const loadDialogs = () => import('@/features/account-settings/two-factor/dialogs.tsx');
const loadSwitchContext = () =>
  import('@/features/organizations/switch-context-dialog.tsx').then(
    (part) => part.SwitchContextDialog,
  );

type Shown = 'set-up' | 'organizations' | { codes: string[] };

/**
 * Replaces every page of an organization that requires two-factor sign-in, until it is switched on.
 */
export function TwoFactorRequired({ onBegin }: { onBegin: () => void }) {
  usePageTitle('Two-factor sign-in');
  const organization = useActiveOrganization();
  const { signOut, isSigningOut } = useSignOut();
  const [shown, setShown] = useState<Shown>();
  const isSettingUp = shown !== undefined && shown !== 'organizations';
  const dialogs = useOnDemand(loadDialogs, isSettingUp);
  const SwitchContextDialog = useOnDemand(loadSwitchContext, shown === 'organizations');
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-120 gap-4 rounded-panel border border-line bg-surface p-6">
        <h1>Set up two-factor sign-in</h1>
        <p className="text-ink-2 wrap-anywhere">
          {organization?.name ?? 'Your organization'} requires a code besides the password. You need
          an authenticator app on your phone. It takes a minute. If you have a passkey, you can sign
          out and sign in with it instead.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={ShieldCheck} onClick={() => setShown('set-up')}>
            Set up
          </Button>
          <Button onClick={() => setShown('organizations')}>Switch organization</Button>
          <Button variant="ghost" icon={LogOut} busy={isSigningOut} onClick={signOut}>
            Sign out
          </Button>
        </div>
      </div>
      {dialogs && shown === 'set-up' && (
        <dialogs.SetUpDialog
          onClose={() => setShown(undefined)}
          onBegin={onBegin}
          onConfirmed={(codes) => setShown({ codes })}
        />
      )}
      {dialogs && typeof shown === 'object' && (
        // The reload repeats the calls that were refused.
        <dialogs.RecoveryCodesDialog codes={shown.codes} onStored={reloadPage} />
      )}
      {SwitchContextDialog && (
        <SwitchContextDialog open={shown === 'organizations'} onClose={() => setShown(undefined)} />
      )}
    </main>
  );
}
