import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** For a list whose rows come and go: when the focused row is removed, the list takes the focus. */
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
      // React also delivers focus events of dialogs rendered inside.
      if (ref.current?.contains(target)) focused.current = target;
    },
  };
}
