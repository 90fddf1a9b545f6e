import { PanelLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useMenuOpener } from '@/components/ui/use-menu-opener.ts';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { GoToButton } from './go-to-button.tsx';
import { NavigationList } from './navigation-list.tsx';
import { NotificationBell } from './notification-bell.tsx';
import type { ShellActions } from './shell-actions.ts';
import { UserMenuButton } from './user-menu-button.tsx';
import { Wordmark } from './wordmark.tsx';

type SidebarProps = {
  isCollapsed: boolean;
  /** The sidebar is an overlay on a phone. */
  isDrawer: boolean;
  onToggle: () => void;
  /** Shown above the user menu. */
  foot: ReactNode;
  actions: ShellActions;
};

export function Sidebar({ isCollapsed, isDrawer, onToggle, foot, actions }: SidebarProps) {
  return (
    <div className={cn('flex h-full flex-col pt-3 pb-2', isCollapsed ? 'px-1' : 'px-2')}>
      <div
        className={cn(
          'mb-2 flex h-9 items-center',
          isCollapsed ? 'justify-center' : 'justify-between pl-3',
        )}
      >
        {!isCollapsed && <Wordmark />}
        <IconButton
          icon={isDrawer ? X : PanelLeft}
          label={isDrawer ? 'Close menu' : 'Toggle sidebar (ctrl/cmd + b)'}
          tooltip={!isDrawer}
          tooltipSide="right"
          aria-expanded={isDrawer ? undefined : !isCollapsed}
          onClick={onToggle}
        />
      </div>
      <GoToButton isCollapsed={isCollapsed} isDrawer={isDrawer} onClick={actions.goTo} />
      <NavigationList isCollapsed={isCollapsed} isDrawer={isDrawer} />
      {!isCollapsed && <div className="px-3 pt-2">{foot}</div>}
      <SidebarUser isCollapsed={isCollapsed} isDrawer={isDrawer} actions={actions} />
    </div>
  );
}

const loadUserMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);

type SidebarUserProps = { isCollapsed: boolean; isDrawer: boolean; actions: ShellActions };

function SidebarUser({ isCollapsed, isDrawer, actions }: SidebarUserProps) {
  const opener = useMenuOpener();
  const UserMenu = useOnDemand(loadUserMenu, opener.isOpen);
  return (
    <div
      className={cn(
        'mt-2 flex items-center gap-1',
        isCollapsed && 'flex-col',
        isDrawer && '-mx-2 -mb-2 border-line border-t pr-2',
      )}
    >
      <div className={cn('relative grid min-w-0', isCollapsed ? 'w-full' : 'flex-1')}>
        <UserMenuButton isCollapsed={isCollapsed} isDrawer={isDrawer} {...opener.buttonProps} />
        {UserMenu && <UserMenu opener={opener} actions={actions} />}
      </div>
      <NotificationBell onOpen={actions.openNotifications} />
    </div>
  );
}
