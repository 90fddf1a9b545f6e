import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { authClient } from './auth-client.ts';

type Session = ReturnType<typeof authClient.useSession>;

type AuthState = {
  session: Session['data'];
  /** True only until the first answer: later looks at the session must not take a page away from who types into it. */
  isLoading: boolean;
  /** The server could not be asked, which is not the same as nobody being signed in. */
  isUnreachable: boolean;
  refetch: Session['refetch'];
};

const AuthContext = createContext<AuthState | null>(null);

/** Asks who is signed in, at once: while the code of the first screen is still on its way. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isPending, refetch } = authClient.useSession();
  const hasAnswered = useRef(false);
  if (!isPending) hasAnswered.current = true;
  const isLoading = isPending && !hasAnswered.current;
  const isUnreachable = !data && error !== null && error.status !== 401;
  const state = useMemo(
    () => ({ session: data, isLoading, isUnreachable, refetch }),
    [data, isLoading, isUnreachable, refetch],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Who is signed in. */
export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
