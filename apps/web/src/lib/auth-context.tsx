import type { Session } from '@rapport/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { onAccountChange } from './account-change.ts';
import { accountKeys, sessionQueryOptions } from './session.ts';

type AuthState = {
  session: Session | null;
  /** True until the server has answered once, so that a refetch never unmounts a form. */
  isLoading: boolean;
  /** The session could not be fetched, which is not the same as signed out. */
  isUnreachable: boolean;
  refetch: () => Promise<unknown>;
};

const AuthContext = createContext<AuthState | null>(null);

/** Starts fetching while the first screen's code loads. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: session = null, error, isPending, refetch } = useQuery(sessionQueryOptions);
  useEffect(
    () => onAccountChange(() => void queryClient.invalidateQueries({ queryKey: accountKeys.all })),
    [queryClient],
  );
  const isUnreachable = !session && error !== null;
  const hasAnswered = useRef(false);
  if (!isPending && !isUnreachable) hasAnswered.current = true;
  const isLoading = isPending && !hasAnswered.current;
  const state = useMemo(
    () => ({ session, isLoading, isUnreachable, refetch }),
    [session, isLoading, isUnreachable, refetch],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** @throws outside an `AuthProvider`. */
export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
