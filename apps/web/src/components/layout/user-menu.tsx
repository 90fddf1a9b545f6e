import { ArrowLeftRight, LogOut, Settings, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { MenuPopup } from '@/components/ui/menu-popup.tsx';
import type { MenuOpener } from '@/components/ui/use-menu-opener.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { useOrganizations } from '@/lib/use-active-organization.ts';
import { useOwnRole } from '@/lib/use-own-role.ts';
import { displayName } from './account-words.ts';
import { OrganizationGroup } from './organization-group.tsx';
import { roleLine } from './role-line.ts';
import type { ShellActions } from './shell-actions.ts';
import { useSignOut } from './use-sign-out.ts';

type UserMenuProps = { opener: MenuOpener; actions: ShellActions };

export function UserMenu({ opener, actions }: UserMenuProps) {
  const { session } = useAuth();
  const { data: organizations } = useOrganizations();
  const role = useOwnRole();
  const { signOut, isSigningOut } = useSignOut();
  const navigate = useNavigate();

  const user = session?.user;
  const name = displayName(user ?? {});

  return (
    <MenuPopup opener={opener} side="top" align="start" className="w-60">
      <div className="min-w-0 p-2">
        <p className="truncate font-strong">{name}</p>
        <p className="truncate text-12 text-ink-2">{user?.email}</p>
        <p className="truncate text-12 text-ink-3">{roleLine(role, user?.department)}</p>
      </div>
      <DropdownMenuSeparator />
      <OrganizationGroup organizations={organizations} />
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={UserRound}
        disabled={!user}
        onSelect={() => user && navigate(`/users/${user.id}`)}
      >
        Profile
      </DropdownMenuItem>
      <DropdownMenuItem icon={Settings} onSelect={actions.openSettings}>
        Settings
      </DropdownMenuItem>
      <DropdownMenuItem icon={ArrowLeftRight} onSelect={actions.switchContext}>
        Switch Context
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={LogOut}
        disabled={isSigningOut}
        onSelect={(event) => {
          // Keeps the menu open to show 'Signing out...'.
          event.preventDefault();
          signOut();
        }}
      >
        {isSigningOut ? 'Signing out...' : 'Sign out'}
      </DropdownMenuItem>
    </MenuPopup>
  );
}
