import { useRef } from 'react';
import { authClient } from './auth-client.ts';

/**
 * Who is signed in. `isLoading` is true only until the first answer: later looks at the session
 * must not take a page away from someone who is typing into it.
 */
export function useSession() {
  const { data, error, isPending, refetch } = authClient.useSession();
  const hasAnswered = useRef(false);
  if (!isPending) hasAnswered.current = true;
  return {
    session: data,
    /** The server could not be asked, which is not the same as nobody being signed in. */
    isUnreachable: !data && error !== null && error.status !== 401,
    isLoading: isPending && !hasAnswered.current,
    refetch,
  };
}
