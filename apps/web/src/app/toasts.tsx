import { useWaitingNotices } from '@/components/ui/notify.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

/** A page works without its toaster, so a failed load is only logged. */
const loadToaster = () =>
  import('@/components/ui/toaster.tsx').then(
    ({ Toaster }) => Toaster,
    (error: unknown) => console.error('The toaster could not be loaded', error),
  );

/** Loaded with the first notice. */
export function Toasts() {
  const Toaster = useOnDemand(loadToaster, useWaitingNotices().length > 0);
  return Toaster ? <Toaster /> : null;
}
