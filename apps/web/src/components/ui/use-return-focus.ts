import { useRef } from 'react';

/**
 * A dialog opened by state has no Radix trigger, and a menu item that opened it is gone when it
 * closes.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    rememberOpener: () => {
      opener.current = lastingElement(document.activeElement);
    },
    returnFocus: (event: Event) => {
      event.preventDefault();
      // Something took the focus on purpose.
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected) opener.current.focus();
      else focusPage();
    },
  };
}

/** For when the focused element is gone. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function lastingElement(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}
