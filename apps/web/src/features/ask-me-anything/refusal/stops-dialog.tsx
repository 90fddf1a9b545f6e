import { Dialog } from '@/components/ui/dialog.tsx';
import { AskLimits, stopsTitle } from './where-ask-stops.tsx';

export function StopsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={stopsTitle}>
      <AskLimits />
    </Dialog>
  );
}
