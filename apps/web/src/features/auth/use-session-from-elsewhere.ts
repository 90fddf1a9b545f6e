import { useEffect } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';

const askEveryMs = 2_000;

/** While it is awaited, asks whether the person has signed in in another window, which cannot say so. */
export function useSessionFromElsewhere(isAwaited: boolean): void {
  const { refetch } = useAuth();
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void refetch(), askEveryMs);
    return () => clearInterval(timer);
  }, [isAwaited, refetch]);
}
