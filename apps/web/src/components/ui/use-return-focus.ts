import { useRef } from 'react';

/**
 * Returns the focus when a dialog opened by state closes: it has no Radix trigger, and the menu
 * item that opened it is gone.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    rememberOpener: () => {
      opener.current = lastingElement(document.activeElement);
    },
    returnFocus: (event: Event) => {
      event.preventDefault();
      // The focus was moved elsewhere on purpose.
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected) opener.current.focus();
      else focusPage();
    },
  };
}

/** Call when the focused element was removed. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function lastingElement(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}
