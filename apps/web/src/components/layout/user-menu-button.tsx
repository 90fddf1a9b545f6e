import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { cn } from '@/lib/cn.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { displayName } from './account-words.ts';

type UserMenuButtonProps = ComponentProps<'button'> & { isCollapsed: boolean; isDrawer: boolean };

export function UserMenuButton({ isCollapsed, isDrawer, ...props }: UserMenuButtonProps) {
  const { session } = useAuth();
  const organization = useActiveOrganization();
  const user = session?.user;
  const name = displayName(user ?? {});
  const subtitle = user?.department || organization?.name || '';

  return (
    <>
      <button
        type="button"
        aria-label={`${[name, subtitle].filter(Boolean).join(', ')}: account and organizations`}
        className={cn(
          'flex w-full min-w-0 cursor-default items-center gap-2.5 rounded-control text-left hover:bg-hover data-[state=open]:bg-hover',
          isCollapsed ? 'h-10' : 'min-h-12 p-2 pl-12.5',
          isDrawer && 'min-h-13 rounded-none px-4 pl-14.5',
        )}
        {...props}
      >
        {!isCollapsed && (
          <>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-strong leading-[18px]" title={name}>
                {name}
              </span>{' '}
              <span className="block truncate text-12 text-ink-3">{subtitle}</span>
            </span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-3" />
          </>
        )}
      </button>
      {/* Outside the button, so that the initials are not part of its name. */}
      <Avatar
        name={user?.name ?? null}
        email={user?.email ?? null}
        image={user?.image}
        className={cn(
          'pointer-events-none absolute top-1/2 -translate-y-1/2',
          isCollapsed ? 'left-1' : isDrawer ? 'left-4' : 'left-2',
        )}
      />
    </>
  );
}
