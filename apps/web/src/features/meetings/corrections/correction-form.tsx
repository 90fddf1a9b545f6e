import { FormDialog, type FormDialogProps } from '@/components/ui/form-dialog.tsx';

/** A dialog for one correction. */
export const CorrectionForm = (props: Omit<FormDialogProps, 'failure' | 'aside'>) => (
  <FormDialog {...props} failure="The correction could not be saved. Try again." />
);
