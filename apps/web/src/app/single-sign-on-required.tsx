import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useSignOut } from '@/components/layout/use-sign-out.ts';
import { Button } from '@/components/ui/button.tsx';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

const loadSwitchContext = () =>
  import('@/features/organizations/switch-context-dialog.tsx').then(
    (part) => part.SwitchContextDialog,
  );

/**
 * Replaces every page of an organization whose passwords are off, in a session that was not opened by its single
 * sign-on.
 */
export function SingleSignOnRequired() {
  usePageTitle('Single sign-on');
  const organization = useActiveOrganization();
  const { signOut, isSigningOut } = useSignOut();
  const [isSwitching, setIsSwitching] = useState(false);
  const SwitchContextDialog = useOnDemand(loadSwitchContext, isSwitching);
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-120 gap-4 rounded-panel border border-line bg-surface p-6">
        <h1>Sign in with single sign-on</h1>
        <p className="text-ink-2 wrap-anywhere">
          {organization?.name ?? 'Your organization'} opens with single sign-on only. Sign out, then
          enter your <span className="whitespace-nowrap">e-mail</span> and choose ‘Continue with
          single sign-on’.
        </p>
        <p className="text-pretty text-ink-2">
          If you belong to another organization too, ask an administrator there to remove you first:
          single sign-on opens only accounts of one organization.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={LogOut} busy={isSigningOut} onClick={signOut}>
            Sign out
          </Button>
          <Button onClick={() => setIsSwitching(true)}>Switch organization</Button>
        </div>
      </div>
      {SwitchContextDialog && (
        <SwitchContextDialog open={isSwitching} onClose={() => setIsSwitching(false)} />
      )}
    </main>
  );
}
