import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { PickPersonDialogProps } from './pick-person-dialog.tsx';

const load = () => import('./pick-person-dialog.tsx').then((part) => part.PickPersonDialog);

/** Loaded on demand. */
export function ChoosePersonDialog(props: PickPersonDialogProps) {
  const PickPersonDialog = useOnDemand(load, true);
  return PickPersonDialog && <PickPersonDialog {...props} />;
}
