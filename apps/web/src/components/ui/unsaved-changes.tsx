import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  /** Called when leaving, so that it sees a recent save. */
  isDirty: () => boolean;
  sentence: string;
  /** Whether a change of the query counts as leaving, for example with tabs. */
  withQuery?: boolean;
};

/** Asks before a navigation that would discard input. */
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
