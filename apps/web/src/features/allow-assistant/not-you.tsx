import { useLocation } from 'react-router';
import { useSignOut } from '@/components/layout/use-sign-out.ts';

/** Signs out; whoever signs in next comes back to the request. */
export function NotYou() {
  const { pathname, search } = useLocation();
  const { signOut, isSigningOut } = useSignOut(pathname + search);
  return (
    <button
      type="button"
      className="whitespace-nowrap text-accent hover:underline"
      aria-busy={isSigningOut || undefined}
      onClick={() => !isSigningOut && signOut()}
    >
      Not you?
    </button>
  );
}
