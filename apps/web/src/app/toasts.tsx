import { useWaitingNotices } from '@/components/ui/notify.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

/** The page works without the toaster, so a failed load is only logged. */
const loadToaster = () =>
  import('@/components/ui/toaster.tsx').then(
    ({ Toaster }) => Toaster,
    (error: unknown) => console.error('The toaster could not be loaded', error),
  );

/** Loaded when there is a first notice to show. */
export function Toasts() {
  const Toaster = useOnDemand(loadToaster, useWaitingNotices().length > 0);
  return Toaster ? <Toaster /> : null;
}
