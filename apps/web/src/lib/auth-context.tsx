import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { authClient } from './auth-client.ts';

type Session = ReturnType<typeof authClient.useSession>;

type AuthState = {
  session: Session['data'];
  /** True until the server has answered once, so that a refetch never unmounts a form. */
  isLoading: boolean;
  /** The session could not be fetched, which is not the same as signed out. */
  isUnreachable: boolean;
  refetch: Session['refetch'];
};

const AuthContext = createContext<AuthState | null>(null);

/** Starts fetching while the first screen's code loads. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isPending, refetch } = authClient.useSession();
  const isUnreachable = !data && error !== null && error.status !== 401;
  const hasAnswered = useRef(false);
  if (!isPending && !isUnreachable) hasAnswered.current = true;
  const isLoading = isPending && !hasAnswered.current;
  const state = useMemo(
    () => ({ session: data, isLoading, isUnreachable, refetch }),
    [data, isLoading, isUnreachable, refetch],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** @throws outside an `AuthProvider`. */
export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
