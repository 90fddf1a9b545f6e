import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { type Notice, rememberShown, takeNotices, useWaitingNotices } from './notify.ts';
import { Toast } from './toast.tsx';
import { useClearOfButtons } from './use-clear-of-buttons.ts';

const toastDurationMs = 5_000;
/** Long enough to reach the button. */
const toastWithActionDurationMs = 12_000;

/** Shows notices. Lies below dialogs, and never on a button that carries the page on: a lasting error would cover it. */
export function Toaster() {
  const waiting = useWaitingNotices();
  const bottom = useClearOfButtons();
  useEffect(() => {
    if (waiting.length > 0) takeNotices().forEach(show);
  }, [waiting]);
  return (
    <SonnerToaster
      position="bottom-right"
      expand
      gap={8}
      containerAriaLabel="Notifications"
      className="z-30! print:hidden!"
      offset={{ bottom }}
      mobileOffset={{ bottom }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}

function show(notice: Notice): void {
  const { kind, sentence, action, error } = notice;
  const shownMs = action ? toastWithActionDurationMs : toastDurationMs;
  const id = toast.custom(
    (id) => (
      <Toast
        kind={kind}
        sentence={sentence}
        action={action}
        error={error}
        onDismiss={() => toast.dismiss(id)}
      />
    ),
    { duration: kind === 'error' ? Number.POSITIVE_INFINITY : shownMs },
  );
  rememberShown(notice, () => toast.dismiss(id));
}
