import type { Series } from '@rapport/contract';
import { RotateCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { longDay } from '@/lib/format-day.ts';
import { useMeetingsToAdd } from './api/get-series.ts';

type AddMeetingDialogProps = {
  series: Series;
  onAdd: (meetingId: string) => void;
  onClose: () => void;
};

/** Finds a meeting that the reader may add. */
export function AddMeetingDialog({ series, onAdd, onClose }: AddMeetingDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useMeetingsToAdd(search);
  const members = new Set(series.meetings.map(({ id }) => id));
  const choices = found.data?.meetings.items.filter(
    ({ id, can, processingStatus }) =>
      !members.has(id) && can.delete && processingStatus === 'completed',
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a meeting"
      description={`To ${series.name}. If it is in another series, it leaves that one.`}
    >
      <SearchInput
        label="Search meetings"
        placeholder="Search meetings..."
        value={typed}
        onValueChange={setTyped}
      />
      {found.error && !found.data ? (
        <StateBox
          kind="error"
          title={`Failed to load the meetings: ${found.error.message}`}
          error={found.error}
          action={
            <Button icon={RotateCw} busy={found.isFetching} onClick={() => found.refetch()}>
              Retry
            </Button>
          }
        />
      ) : !choices ? (
        <Loading label="Loading the meetings...">
          <Skeleton className="h-40" />
        </Loading>
      ) : choices.length === 0 ? (
        <p role="status" className="text-ink-2">
          No other meeting that you may change{search && ` matches “${search}”`}. Enter words of its
          title.
        </p>
      ) : (
        <ul className="grid gap-1">
          {choices.map(({ id, name, date }) => (
            <li key={id}>
              <Button
                variant="ghost"
                className="h-auto min-h-11 w-full justify-start whitespace-normal px-2 py-1 text-left"
                onClick={() => {
                  onAdd(id);
                  onClose();
                }}
              >
                <span className="wrap-anywhere">
                  {name}
                  <span className="block font-body text-12 text-ink-2">{longDay(date)}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
