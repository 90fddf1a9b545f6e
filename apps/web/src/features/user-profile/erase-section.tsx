import type { OrganizationUser } from '@rapport/contract';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** Apart from all else on the profile, since there is no way back from it. */
export function EraseSection({ user }: { user: OrganizationUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8 border-line-2 border-t pt-3">
      <h2 id={titleId}>Erase person</h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[72ch] text-pretty text-ink-2">
          Takes the person out of the organization and out of its meetings, where they become a
          former participant. The figures of others stay as they are.
        </p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Erase person
        </Button>
      </div>
      <EraseDialog user={user} open={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  );
}
