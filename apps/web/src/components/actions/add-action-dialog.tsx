import { endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { ActionDialog, type ActionFields, newActionOf } from './action-dialog.tsx';
import { actionsKey } from './api/actions.ts';

type AddActionDialogProps = {
  meetingId: string | null;
  initial?: Partial<ActionFields>;
  children?: ReactNode;
  onClose: () => void;
};

export function AddActionDialog(props: AddActionDialogProps) {
  const { meetingId, initial, children, onClose } = props;
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: (fields: ActionFields) =>
      call(endpoints.actions.create, { body: newActionOf(fields, meetingId) }),
    onSuccess: () => {
      notify.success('Action added.');
      void queryClient.invalidateQueries({ queryKey: actionsKey });
    },
  });
  const refusal =
    adding.error &&
    refusalSentence(adding.error, 'The action could not be added. Please try again.');
  return (
    <ActionDialog
      title="Add action"
      submitLabel="Add action"
      {...(initial && { initial })}
      busy={adding.isPending}
      error={refusal ?? undefined}
      // Callbacks of `mutate` do not run after the dialog is closed, when another one may be open.
      onSubmit={(fields) => adding.mutate(fields, { onSuccess: onClose })}
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  );
}
