import { useState } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';
import { useIsSigningInAgain } from '@/lib/session-expiry.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadDialog = () =>
  import('@/features/auth/sign-in-again-dialog.tsx').then((part) => part.SignInAgainDialog);

export function SignInAgain() {
  const { session } = useAuth();
  // The session is gone by the time its address is needed.
  const [user, setUser] = useState(session?.user);
  if (session && session.user !== user) setUser(session.user);
  const isOpen = useIsSigningInAgain();
  const SignInAgainDialog = useOnDemand(loadDialog, isOpen);
  return SignInAgainDialog && isOpen ? <SignInAgainDialog email={user?.email} /> : null;
}
