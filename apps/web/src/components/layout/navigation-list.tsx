import type { OrganizationPermissions } from '@rapport/contract';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { tooltip } from '@/components/ui/tooltip.ts';
import { cn } from '@/lib/cn.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePermission } from '@/lib/use-permission.ts';
import { type NavigationEntry, navigationGroups } from './navigation.ts';

type NavigationListProps = { isCollapsed: boolean; isDrawer: boolean };

export function NavigationList({ isCollapsed, isDrawer }: NavigationListProps) {
  const { features } = useActiveFeatures();
  const isOn = ({ feature }: NavigationEntry) => !feature || features[feature];
  const isComing = ({ isComing: coming }: NavigationEntry) =>
    coming === true || (coming !== undefined && !features[coming]);
  const comingId = useId();
  return (
    <nav
      aria-label="Main"
      className={cn('flex-1 overflow-y-auto [scrollbar-width:thin]', !isCollapsed && 'px-1')}
    >
      {navigationGroups.map((group) => (
        <ul
          key={group[0]?.path}
          className="grid gap-px empty:hidden not-first:mt-2 not-first:border-line not-first:border-t not-first:pt-2"
        >
          {group.filter(isOn).map((entry) => (
            <Entry
              key={entry.path}
              entry={entry}
              isCollapsed={isCollapsed}
              isDrawer={isDrawer}
              comingId={isComing(entry) ? comingId : undefined}
            />
          ))}
        </ul>
      ))}
      <span id={comingId} hidden>
        Coming Soon
      </span>
    </nav>
  );
}

type EntryProps = NavigationListProps & {
  entry: NavigationEntry;
  /** Id of the words 'Coming Soon', if the entry leads to such a page. */
  comingId: string | undefined;
};

function Entry({ entry, ...props }: EntryProps) {
  const item = (
    <li>
      <EntryLink entry={entry} {...props} />
    </li>
  );
  if (!entry.permissions) return item;
  return <WhenPermitted permissions={entry.permissions}>{item}</WhenPermitted>;
}

type WhenPermittedProps = { permissions: OrganizationPermissions; children: ReactNode };

function WhenPermitted({ permissions, children }: WhenPermittedProps) {
  return usePermission(permissions).isAllowed && children;
}

function EntryLink(props: EntryProps) {
  const { isCollapsed, isDrawer, comingId } = props;
  const { label, path, icon: Icon } = props.entry;
  const isCurrent = useLocation().pathname === path;
  return (
    <Link
      to={path}
      {...(isCollapsed && tooltip(label, 'right'))}
      aria-describedby={comingId}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'flex min-h-8 items-center gap-2.5 rounded-control py-1 leading-[18px] text-ink-2 [font-weight:470] hover:bg-hover hover:text-ink',
        'aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent focus-visible:-outline-offset-2',
        isCollapsed ? 'justify-center' : 'px-2',
        isDrawer && 'min-h-11',
      )}
    >
      <Icon aria-hidden className={cn('size-4 shrink-0', !isCurrent && 'text-ink-3')} />
      <span className={cn(isCollapsed && 'sr-only')}>{label}</span>
      {comingId && !isCollapsed && (
        <span aria-hidden className="ml-auto text-12 font-body text-ink-3">
          Soon
        </span>
      )}
    </Link>
  );
}
