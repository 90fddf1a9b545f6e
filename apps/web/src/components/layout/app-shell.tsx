import { Menu, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { cn } from '@/lib/cn.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { SessionExpiredNotice } from './session-expired-notice.tsx';
import type { ShellActions } from './shell-actions.ts';
import { Sidebar } from './sidebar.tsx';
import { useUnreadNotifications } from './unread-notifications.ts';
import { useRestoredPosition } from './use-restored-position.ts';
import { useSidebar } from './use-sidebar.ts';
import { Wordmark } from './wordmark.tsx';

const mainId = 'main';

const loadSidebarDrawer = () =>
  import('./sidebar-drawer.tsx').then(({ SidebarDrawer }) => SidebarDrawer);
const loadTooltipLayer = () =>
  import('@/components/ui/tooltip-layer.tsx').then(({ TooltipLayer }) => TooltipLayer);

type AppShellProps = {
  sidebarFoot: ReactNode;
  /** Shown in the bar of phones, where the sidebar is hidden. */
  barNote: ReactNode;
  actions: ShellActions;
};

export function AppShell({ sidebarFoot, barNote, actions }: AppShellProps) {
  const isPhone = useIsPhone();
  const { isCollapsed, isDrawerOpen, setIsDrawerOpen, toggle } = useSidebar(isPhone);
  const SidebarDrawer = useOnDemand(loadSidebarDrawer, isDrawerOpen);
  const TooltipLayer = useOnDemand(loadTooltipLayer, false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useRestoredPosition();

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setIsDrawerOpen(false);
    // Screen readers start reading at the top of the new screen.
    main.current?.focus({ preventScroll: true });
  }, [pathname, setIsDrawerOpen]);

  // Dialogs opened from the drawer close it.
  const fromDrawer = (open: () => void) => () => {
    setIsDrawerOpen(false);
    open();
  };
  const drawerActions: ShellActions = {
    goTo: fromDrawer(actions.goTo),
    openNotifications: fromDrawer(actions.openNotifications),
    openSettings: fromDrawer(actions.openSettings),
    switchContext: fromDrawer(actions.switchContext),
  };

  return (
    <>
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-3 focus:py-2 focus:text-accent focus:shadow-menu"
      >
        Skip to content
      </a>
      <div
        className={cn(
          'min-h-dvh md:grid print:block',
          isCollapsed ? 'md:grid-cols-[3rem_minmax(0,1fr)]' : 'md:grid-cols-[16rem_minmax(0,1fr)]',
        )}
      >
        {isPhone ? (
          <>
            <header className="sticky top-0 z-20 flex h-13 items-center border-line border-b bg-paper px-1 print:hidden">
              <MenuButton onClick={toggle} />
              <Wordmark className="pl-1" />
              <div className="ml-auto flex items-center gap-1">
                {barNote}
                <IconButton
                  icon={Search}
                  iconSize={20}
                  label="Go to"
                  tooltip={false}
                  onClick={actions.goTo}
                />
              </div>
            </header>
            {SidebarDrawer && (
              <SidebarDrawer open={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
                <Sidebar
                  isCollapsed={false}
                  isDrawer
                  onToggle={toggle}
                  foot={sidebarFoot}
                  actions={drawerActions}
                />
              </SidebarDrawer>
            )}
          </>
        ) : (
          <aside className="sticky top-0 h-dvh border-line border-r bg-sunken print:hidden">
            <Sidebar
              isCollapsed={isCollapsed}
              isDrawer={false}
              onToggle={toggle}
              foot={sidebarFoot}
              actions={actions}
            />
          </aside>
        )}
        <div className="min-w-0">
          <SessionExpiredNotice />
          <main
            ref={main}
            id={mainId}
            tabIndex={-1}
            className="px-8 pt-6 pb-16 outline-none print:p-0 max-md:px-4 max-md:pt-4 max-md:pb-12"
          >
            <div className="mx-auto max-w-page">
              <Outlet />
            </div>
          </main>
        </div>
      </div>
      <ScrollRestoration />
      {TooltipLayer && <TooltipLayer />}
    </>
  );
}

/**
 * Opens the menu on phones. The bell is inside the menu, so the button also shows that there are
 * unread notifications.
 */
function MenuButton({ onClick }: { onClick: () => void }) {
  const hasUnread = useUnreadNotifications() > 0;
  return (
    <span className="relative">
      <IconButton icon={Menu} iconSize={20} label="Open menu" tooltip={false} onClick={onClick} />
      {hasUnread && (
        <span
          role="img"
          aria-label="Notifications are not read"
          className="pointer-events-none absolute top-2 right-2 size-2 rounded-full bg-accent"
        />
      )}
    </span>
  );
}
