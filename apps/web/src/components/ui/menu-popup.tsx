import type { ComponentProps } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx';
import type { MenuOpener } from './use-menu-opener.ts';
import { useReturnToButton } from './use-return-to-button.ts';

type MenuPopupProps = Pick<
  ComponentProps<typeof DropdownMenuContent>,
  'side' | 'align' | 'className' | 'children'
> & {
  /** Must be rendered in the same positioned container. */
  opener: MenuOpener;
};

export function MenuPopup({ opener, children, ...props }: MenuPopupProps) {
  const { button, buttonProps, isOpen, isOpenByKey, close } = opener;
  const returnToButton = useReturnToButton(button);
  return (
    <DropdownMenu open={isOpen} onOpenChange={(open) => !open && close()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={isOpenByKey ? focusFirstItem : null}
        aria-labelledby={buttonProps.id}
        {...returnToButton}
        {...props}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Radix does this only if the menu was mounted before the key was pressed. */
function focusFirstItem(menu: HTMLElement | null) {
  menu
    ?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    ?.focus({ preventScroll: true });
}
