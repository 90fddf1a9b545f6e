import { useState } from 'react';
import { useLocation } from 'react-router';
import { AppShell } from '@/components/layout/app-shell.tsx';
import { LiveOrganizationFigures } from '@/components/organization-figures/live-organization-figures.ts';
import { LiveAnswers } from '@/features/ask-me-anything/live-answers.ts';
import { LiveMeetings } from '@/features/meetings/live-meetings.ts';
import { ManyUploadsOnDemand } from '@/features/meetings/upload-many/many-uploads-on-demand.tsx';
import { LiveOrganization } from '@/features/organizations/live-organization.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { useIsSigningInAgain } from '@/lib/session-expiry.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { ConnectionStatus, LostConnection } from '@/realtime/connection-status.tsx';
import { LiveConnection } from '@/realtime/live-connection.tsx';
import { type ShellDialog, ShellDialogs } from '../shell-dialogs.tsx';

/** The link of a mail leads to the settings of mails. */
function dialogOf(hash: string): ShellDialog | undefined {
  if (hash === '#notification-settings') return 'notification-settings';
  return hash === '#settings' ? 'settings' : undefined;
}

export function SignedIn() {
  const [dialog, setDialog] = useState(dialogOf(useLocation().hash));
  return (
    <>
      <LiveConnection />
      <LiveMeetings />
      <LiveAnswers />
      <LiveOrganization />
      <LiveOrganizationFigures />
      <AppShell
        sidebarFoot={<ConnectionStatus />}
        barNote={<LostConnection />}
        actions={{
          goTo: () => setDialog('palette'),
          openNotifications: () =>
            setDialog(dialog === 'notifications' ? undefined : 'notifications'),
          openSettings: () => setDialog('settings'),
          switchContext: () => setDialog('organizations'),
        }}
      />
      <ManyUploadsOnDemand />
      <ShellDialogs shown={dialog} onChange={setDialog} />
      <SignInAgain />
    </>
  );
}

const loadDialog = () =>
  import('@/features/auth/sign-in-again-dialog.tsx').then((part) => part.SignInAgainDialog);

function SignInAgain() {
  const { session } = useAuth();
  // The session is gone by the time its address is needed.
  const [user, setUser] = useState(session?.user);
  if (session && session.user !== user) setUser(session.user);
  const isOpen = useIsSigningInAgain();
  const SignInAgainDialog = useOnDemand(loadDialog, isOpen);
  return SignInAgainDialog && isOpen ? <SignInAgainDialog email={user?.email} /> : null;
}
