import { Dialog } from '@/components/ui/dialog.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { useTranscript } from '../api/meeting.ts';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { PartFailed } from '../detail/part-failed.tsx';

type LookAgainProps = { meetingId: string; onClose: () => void };

/** What people answered and corrected in a confirmed meeting. Each answer can be undone, and is asked again then. */
export function LookAgain({ meetingId, onClose }: LookAgainProps) {
  const query = useTranscript(meetingId, true);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Look again"
      description="What people answered and corrected. An answer that is undone is asked again."
      className="md:w-180 md:max-w-[calc(100vw-32px)]"
    >
      {query.data && <CorrectionList meetingId={meetingId} transcript={query.data} />}
      {query.error && <PartFailed title="Failed to load the answers" query={query} />}
      {query.isPending && <Loading label="Loading the answers..." block="h-40" />}
    </Dialog>
  );
}
