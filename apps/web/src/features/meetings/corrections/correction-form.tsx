import type { Correction } from '@rapport/contract';
import { FormDialog, type FormDialogProps } from '@/components/ui/form-dialog.tsx';
import { notSaved, useCorrectMeeting } from '../api/correct-meeting.ts';

type CorrectionFormProps = Pick<
  FormDialogProps,
  'title' | 'description' | 'submitLabel' | 'onClose' | 'children'
> & {
  meetingId: string;
  /** The correction that was entered, with the sentence that tells it; false while it is not whole. */
  change: { correction: Correction; done: string } | false | undefined;
};

/** A dialog for one correction. */
export function CorrectionForm({ meetingId, change, ...form }: CorrectionFormProps) {
  const { mutate, isPending, error } = useCorrectMeeting(meetingId);
  return (
    <FormDialog
      {...form}
      canSubmit={Boolean(change)}
      busy={isPending}
      error={error}
      failure={notSaved}
      onSubmit={() => change && mutate(change, { onSuccess: form.onClose })}
    />
  );
}
