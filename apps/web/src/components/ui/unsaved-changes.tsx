import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  /** Called on leaving, so that a recent save counts. */
  isDirty: () => boolean;
  sentence: string;
  /** Whether a new query counts as leaving, as with tabs. */
  withQuery?: boolean;
};

/** Confirms a navigation that discards input. */
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
