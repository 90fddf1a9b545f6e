import type { DirectoryPerson } from '@rapport/contract';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { useShares } from '../api/shares.ts';
import { PartFailed } from '../detail/part-failed.tsx';
import { ShareForm } from './share-form.tsx';

type ShareDialogProps = { meetingId: string; onClose: () => void };

export function ShareDialog({ meetingId, onClose }: ShareDialogProps) {
  const query = useShares(meetingId);
  const { data } = query;
  // People whose entries are unreadable would be lost when the list is saved.
  if (data?.canChange && data.people.unreadable === 0)
    return <ShareForm meetingId={meetingId} people={data.people.items} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Shared with"
      description="The people who spoke in this meeting and its uploader can read it, and:"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data ? (
        <>
          <People people={data.people.items} />
          <UnreadableNote count={data.people.unreadable} word="person" plural="people" />
        </>
      ) : query.error ? (
        <PartFailed title="Failed to load the people" query={query} />
      ) : (
        <Loading label="Loading the people..." block="h-24" />
      )}
    </Dialog>
  );
}

function People({ people }: { people: readonly DirectoryPerson[] }) {
  if (people.length === 0) return <p className="text-ink-2">Nobody else.</p>;
  return (
    <ul aria-label="Shared with">
      {people.map(({ id, name, title }) => (
        <li
          key={id}
          className="flex min-h-10 items-center gap-2 border-line border-t first:border-t-0"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="text-12 text-ink-3">{title}</span>
        </li>
      ))}
    </ul>
  );
}
