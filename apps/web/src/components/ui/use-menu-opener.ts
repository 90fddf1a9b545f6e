import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

export type MenuOpener = ReturnType<typeof useMenuOpener>;

/** What a button needs that opens a menu, before anything of the menu is loaded. */
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
      // A menu opens as the pointer goes down, not when it comes up again.
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
