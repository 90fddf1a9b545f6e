import { useWaitingNotices } from '@/components/ui/notify.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

/** Without its toaster a page still works, so it does not fail with it. */
const loadToaster = () =>
  import('@/components/ui/toaster.tsx').then(
    ({ Toaster }) => Toaster,
    (error: unknown) => console.error('The toaster could not be loaded', error),
  );

/** The toaster, as soon as there can be something to say. */
export function Toasts() {
  const Toaster = useOnDemand(loadToaster, useWaitingNotices().length > 0);
  return Toaster ? <Toaster /> : null;
}
