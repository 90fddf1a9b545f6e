import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { useCancelProcessing, useDeleteMeeting, useRetryProcessing } from './api/change-meeting.ts';

export type MeetingActions = {
  retry: () => void;
  isRetrying: boolean;
  askToCancel: () => void;
  askToDelete: () => void;
  isDeleting: boolean;
  isDeleted: boolean;
  /** The confirmation dialogs, to be rendered beside the buttons. */
  confirmations: ReactNode;
};

/** Retry, cancel and delete for one meeting, for its card and its page. */
export function useMeetingActions(id: string, onDeleted?: () => void): MeetingActions {
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const retry = useRetryProcessing(id);
  const cancel = useCancelProcessing(id);
  const remove = useDeleteMeeting(id, onDeleted);
  const close = () => setAsking(null);

  return {
    retry: () => retry.mutate(),
    isRetrying: retry.isPending,
    askToCancel: () => setAsking('cancel'),
    askToDelete: () => setAsking('delete'),
    isDeleting: remove.isPending,
    isDeleted: remove.isSuccess,
    confirmations: (
      <>
        <ConfirmDialog
          open={asking === 'cancel'}
          onOpenChange={close}
          title="Cancel Processing"
          sentence="Are you sure you want to cancel processing for this meeting?"
          confirmLabel="Cancel Processing"
          cancelLabel="Keep Processing"
          destructive
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: close })}
        />
        <ConfirmDialog
          open={asking === 'delete'}
          onOpenChange={close}
          title="Delete Meeting"
          sentence="Are you sure you want to delete this meeting? This action cannot be undone."
          confirmLabel="Delete Meeting"
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        />
      </>
    ),
  };
}
