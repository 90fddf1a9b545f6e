import { useRef } from 'react';

/** Openers of the dialogs that have opened and not yet returned the focus. */
let waiting: readonly HTMLElement[] = [];

/**
 * Returns the focus when a dialog opened by state closes: it has no Radix trigger, and the menu
 * item that opened it is gone. A dialog that takes the place of another one returns the focus to
 * the opener of that one.
 */
export function useReturnFocus() {
  const openers = useRef(waiting);
  return {
    rememberOpener: () => {
      const opener = lastingElement(document.activeElement);
      if (opener && opener !== document.body) waiting = [...waiting, opener];
      openers.current = waiting;
    },
    returnFocus: (event: Event) => {
      event.preventDefault();
      waiting = [];
      // The focus was moved elsewhere on purpose.
      if (document.activeElement !== document.body) return;
      const opener = openers.current.findLast(({ isConnected }) => isConnected);
      if (opener) opener.focus();
      else focusPage();
    },
  };
}

/** Call when the focused element was removed. Focuses the uppermost open dialog, if there is one. */
export function focusPage(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]');
  const part = [...dialogs].at(-1) ?? document.querySelector<HTMLElement>('main');
  part?.focus({ preventScroll: true });
}

function lastingElement(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}
