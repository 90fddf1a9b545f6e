import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

export type MenuOpener = ReturnType<typeof useMenuOpener>;

/** Props for a button whose menu is loaded on demand. */
export function useMenuOpener() {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key'>();
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = openedBy !== undefined;
  return {
    button: ref,
    isOpen,
    isOpenByKey: openedBy === 'key',
    close: () => setOpenedBy(undefined),
    buttonProps: {
      ref,
      id: useId(),
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'data-state': isOpen ? 'open' : 'closed',
      // Not on click: menus open on pointer down.
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || event.ctrlKey) return;
        event.preventDefault();
        setOpenedBy(isOpen ? undefined : 'pointer');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!openingKeys.includes(event.key)) return;
        event.preventDefault();
        setOpenedBy('key');
      },
    },
  } as const;
}
