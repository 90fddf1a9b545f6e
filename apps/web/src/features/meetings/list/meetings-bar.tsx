import { changedMeetingsMax } from '@rapport/contract';
import { ChartNoAxesColumn, RotateCw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { SelectionBar } from '@/components/ui/selection-bar.tsx';
import { counted } from '@/lib/number-words.ts';
import { useTrust } from '@/lib/use-active-features.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useChangeMeetings } from '../api/change-meetings.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

const loadShareDialog = () =>
  import('../sharing/share-many-dialog.tsx').then(({ ShareManyDialog }) => ShareManyDialog);

type MeetingsBarProps = { selected: readonly ShownMeeting[]; onClear: () => void };

/** Actions for the selected meetings. */
export function MeetingsBar({ selected, onClear }: MeetingsBarProps) {
  const { change, isPending } = useChangeMeetings();
  const [asked, setAsked] = useState<'delete' | 'share' | null>(null);
  const { trust } = useTrust();
  const ShareManyDialog = useOnDemand(loadShareDialog, asked === 'share');
  const ids = selected.map(({ id }) => id);
  const failed = selected
    .filter(({ processingStatus, can }) => processingStatus === 'failed' && can.retry)
    .map(({ id }) => id);
  const isLeftOut = selected.every((meeting) => meeting.isLeftOutOfFigures);
  const isTooMany = ids.length > changedMeetingsMax;
  const off = isPending || isTooMany;
  const close = () => setAsked(null);
  const onSuccess = () => {
    close();
    onClear();
  };
  return (
    <SelectionBar count={ids.length} onClear={onClear}>
      {isTooMany && <p className="text-12">At most {changedMeetingsMax} at once</p>}
      {failed.length > 0 && (
        <Button
          size="small"
          icon={RotateCw}
          disabled={off}
          onClick={() => change({ kind: 'retry', ids: failed }, { onSuccess })}
        >
          Retry {failed.length < ids.length && `${failed.length} failed`}
        </Button>
      )}
      <Button
        size="small"
        icon={ChartNoAxesColumn}
        disabled={off}
        onClick={() => change({ kind: 'count', ids, isLeftOut: !isLeftOut }, { onSuccess })}
      >
        {isLeftOut ? 'Count in figures' : 'Leave out of figures'}
      </Button>
      {trust.meetingReaders === 'participants' && (
        <Button size="small" icon={Share2} disabled={off} onClick={() => setAsked('share')}>
          Share...
        </Button>
      )}
      <Button
        size="small"
        variant="danger"
        icon={Trash2}
        disabled={off}
        onClick={() => setAsked('delete')}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={`Delete ${counted(ids.length, 'meeting')}`}
        sentence={`Are you sure you want to delete ${counted(ids.length, 'meeting')}? This action cannot be undone.`}
        confirmLabel={`Delete ${counted(ids.length, 'meeting')}`}
        destructive
        busy={isPending}
        onConfirm={() => change({ kind: 'delete', ids }, { onSuccess, onError: close })}
      />
      {ShareManyDialog && asked === 'share' && selected[0] && (
        <ShareManyDialog
          count={ids.length}
          meetingId={(selected.find(({ can }) => can.correct) ?? selected[0]).id}
          onShare={(userIds) => change({ kind: 'share', ids, userIds }, { onSuccess })}
          onClose={close}
        />
      )}
    </SelectionBar>
  );
}
