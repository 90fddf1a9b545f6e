import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';

/** Asks before changes are left behind, within the product and when the tab is closed. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isDirty && (now.pathname !== next.pathname || now.search !== next.search),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Unsaved Changes"
      sentence="There are settings that you have changed and not saved. Do you want to leave without saving them?"
      confirmLabel="Leave without Saving"
      cancelLabel="Stay"
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
