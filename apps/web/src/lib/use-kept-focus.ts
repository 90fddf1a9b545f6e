import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** For a part whose rows come and go: it takes the focus when the row that has it goes. */
export function useKeptFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      // Events of dialogs arrive here, too.
      if (ref.current?.contains(target)) focused.current = target;
    },
  };
}
