import type { MeetingSharing } from '@rapport/contract';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadShareDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);

type SharingLineProps = { meetingId: string; sharing: MeetingSharing };

/**
 * Says who may read the meeting. The uploader can change it; other readers may see with whom it is
 * shared.
 */
export function SharingLine({ meetingId, sharing }: SharingLineProps) {
  const { readers, people, canChange } = sharing;
  const [isOpen, setIsOpen] = useState(false);
  const ShareDialog = useOnDemand(loadShareDialog, isOpen);
  const isLimited = readers === 'participants';
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1.5 text-12 text-ink-2">
      <Users aria-hidden className="size-3.5 text-ink-3" />
      {readersText(sharing)}
      {isLimited && (canChange || people > 0) && (
        <>
          <span aria-hidden>·</span>
          <button
            type="button"
            className="cursor-default font-medium text-accent hover:underline max-md:min-h-11 print:hidden"
            onClick={() => setIsOpen(true)}
          >
            {canChange ? 'Change' : 'See who'}
          </button>
        </>
      )}
      {ShareDialog && isOpen && (
        <ShareDialog meetingId={meetingId} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

function readersText({ readers, people }: MeetingSharing): string {
  if (readers === 'everyone') return 'Everyone in the organization can read this';
  if (people === 0) return 'Participants can read this';
  return `Participants and ${counted(people, 'other')} can read this`;
}
