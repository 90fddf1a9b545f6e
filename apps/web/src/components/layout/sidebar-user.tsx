import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { ShellActions } from './shell-actions.ts';
import { UserMenuButton } from './user-menu-button.tsx';

const loadUserMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);
const openingKeys = ['Enter', ' ', 'ArrowDown'];

type SidebarUserProps = { isCollapsed: boolean; isDrawer: boolean; actions: ShellActions };

/** The person at the foot of the sidebar, and the menu that opens over them. */
export function SidebarUser({ isCollapsed, isDrawer, actions }: SidebarUserProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const UserMenu = useOnDemand(loadUserMenu, isOpen);

  // A menu opens as the pointer goes down, not when it comes up again.
  const openByPointer = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <div className={cn('relative mt-2 grid', isDrawer && '-mx-2 -mb-2')}>
      <UserMenuButton
        ref={button}
        isCollapsed={isCollapsed}
        isDrawer={isDrawer}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerDown={openByPointer}
        onKeyDown={openByKey}
      />
      {UserMenu && (
        <UserMenu button={button} open={isOpen} onOpenChange={setIsOpen} actions={actions} />
      )}
    </div>
  );
}
