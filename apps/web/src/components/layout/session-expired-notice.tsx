import { LogIn } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { askToSignIn, useIsSessionExpired } from '@/lib/session-expiry.ts';

export function SessionExpiredNotice() {
  if (!useIsSessionExpired()) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-neu-line border-b bg-neu-bg px-8 py-2 max-md:px-4"
    >
      <p className="min-w-0 flex-1 text-neu">
        <strong className="font-strong">Your session has expired.</strong> This page stays open.
        Sign in again to continue where you left off.
      </p>
      <Button size="small" icon={LogIn} onClick={askToSignIn}>
        Sign In
      </Button>
    </div>
  );
}
