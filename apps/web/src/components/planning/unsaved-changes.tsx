import { useBlocker } from 'react-router';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';

type UnsavedChangesProps = {
  /** Asked at the moment of leaving, so that what was saved just before counts as saved. */
  isDirty: () => boolean;
  sentence: string;
};

/** Asks before what was typed is left behind for another page. */
export function UnsavedChanges({ isDirty, sentence }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) => now.pathname !== next.pathname && isDirty(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Unsaved Changes"
      sentence={sentence}
      confirmLabel="Leave without Saving"
      cancelLabel="Stay"
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
