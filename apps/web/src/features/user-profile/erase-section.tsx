import type { OrganizationUser } from '@rapport/contract';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadEraseDialog = () => import('./erase-dialog.tsx').then(({ EraseDialog }) => EraseDialog);

export function EraseSection({ user }: { user: OrganizationUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const EraseDialog = useOnDemand(loadEraseDialog, isAsking);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8 border-line-2 border-t pt-3">
      <h2 id={titleId}>Erase person</h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[72ch] text-pretty text-ink-2">
          Removes the person from the organization and from its meetings, where they become a former
          participant. The figures of others do not change.
        </p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Erase person
        </Button>
      </div>
      {EraseDialog && isAsking && <EraseDialog user={user} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
