import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  /** Asked at the moment of leaving, so that what was saved just before counts as saved. */
  isDirty: () => boolean;
  sentence: string;
  /** Whether another query is another page as well, such as a tab. */
  withQuery?: boolean;
};

/** Asks before what was typed is left behind for another page. */
export function UnsavedChanges({ isDirty, sentence, withQuery = false }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      (now.pathname !== next.pathname || (withQuery && now.search !== next.search)) && isDirty(),
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
