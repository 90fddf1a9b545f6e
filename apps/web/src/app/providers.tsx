import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWaitingNotices } from '@/components/ui/notify.ts';
import { AuthProvider } from '@/lib/auth-context.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';

type ProvidersProps = { queryClient: QueryClient; children: ReactNode };

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
      <Toasts />
    </QueryClientProvider>
  );
}

/** The page works without the toaster, so a failed load is only logged. */
const loadToaster = () =>
  import('@/components/ui/toaster.tsx').then(
    ({ Toaster }) => Toaster,
    (error: unknown) => console.error('The toaster could not be loaded', error),
  );

/** Loaded when there is a first notice to show. */
function Toasts() {
  const Toaster = useOnDemand(loadToaster, useWaitingNotices().length > 0);
  return Toaster ? <Toaster /> : null;
}
