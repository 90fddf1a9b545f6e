import { useMenuOpener } from '@/components/ui/use-menu-opener.ts';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { NotificationBell } from './notification-bell.tsx';
import type { ShellActions } from './shell-actions.ts';
import { UserMenuButton } from './user-menu-button.tsx';

const loadUserMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);

type SidebarUserProps = { isCollapsed: boolean; isDrawer: boolean; actions: ShellActions };

export function SidebarUser({ isCollapsed, isDrawer, actions }: SidebarUserProps) {
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
