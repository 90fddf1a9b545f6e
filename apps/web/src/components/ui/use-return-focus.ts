import { useRef } from 'react';

/**
 * Brings focus back to what opened a dialog. A dialog that is opened by state has no trigger of
 * its own for Radix to return to, and a menu item that opened one is gone by the time it closes.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    rememberOpener: () => {
      opener.current = lastingElement(document.activeElement);
    },
    returnFocus: (event: Event) => {
      event.preventDefault();
      // Something has taken the focus on purpose meanwhile.
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected) opener.current.focus();
      else focusPage();
    },
  };
}

/** Where what had the focus is gone: the page is read from its beginning. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function lastingElement(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}
