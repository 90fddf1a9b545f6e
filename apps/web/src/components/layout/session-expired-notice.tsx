import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { useIsSessionExpired } from '@/lib/session-expiry.ts';
import { signInState } from '@/lib/sign-in-destination.ts';

export function SessionExpiredNotice() {
  const isExpired = useIsSessionExpired();
  const { refetch } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isExpired) return null;

  const signInAgain = async () => {
    setIsLeaving(true);
    // Otherwise the sign-in page redirects everyone whose session is cached.
    await refetch();
    setIsLeaving(false);
    await navigate('/login', { state: signInState(location) });
  };

  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-neu-line border-b bg-neu-bg px-8 py-2 max-md:px-4"
    >
      <p className="min-w-0 flex-1 text-neu">
        <strong className="font-strong">Your session has expired.</strong> This page stays open.
        Sign in again to continue where you left off.
      </p>
      <Button size="small" icon={LogIn} busy={isLeaving} onClick={signInAgain}>
        Sign In
      </Button>
    </div>
  );
}
