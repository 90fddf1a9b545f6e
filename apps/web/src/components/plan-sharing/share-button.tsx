import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { Plan } from './plan-people.ts';

const loadDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);

/** Opens who sees a plan about persons, and shares it with people by name. */
export function ShareButton({ plan }: { plan: Plan }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Share2} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareDialogOnDemand plan={plan} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type ShareDialogOnDemandProps = { plan: Plan; isOpen: boolean; onClose: () => void };

/** For another button that opens the same dialog. */
export function ShareDialogOnDemand({ plan, isOpen, onClose }: ShareDialogOnDemandProps) {
  const ShareDialog = useOnDemand(loadDialog, isOpen);
  return isOpen && ShareDialog && <ShareDialog plan={plan} onClose={onClose} />;
}
