import { ArrowLeftRight, LogOut, Settings, UserRound } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { authClient } from '@/lib/auth-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { displayName, roleLine } from './account-words.ts';
import { OrganizationGroup } from './organization-group.tsx';
import type { ShellActions } from './shell-actions.ts';
import { useSignOut } from './use-sign-out.ts';
import { userMenuButtonId } from './user-menu-button.tsx';

type UserMenuProps = {
  /** What it opens over, and where focus goes when it closes. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: ShellActions;
};

export function UserMenu({ button, open, onOpenChange, actions }: UserMenuProps) {
  const { session } = useAuth();
  const { data: organizations } = authClient.useListOrganizations();
  const { data: member } = authClient.useActiveMember();
  const { signOut, isSigningOut } = useSignOut();
  const navigate = useNavigate();
  const goesElsewhere = useRef(false);

  const user = session?.user;
  const name = displayName(user ?? {});

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      {/* It only marks the place: the button is there before this menu is loaded. */}
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        side="top"
        align="start"
        className="w-60"
        aria-labelledby={userMenuButtonId}
        onInteractOutside={({ target }) => {
          goesElsewhere.current = !(target instanceof Node && button.current?.contains(target));
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Whoever clicked into something else goes on there.
          if (!goesElsewhere.current) button.current?.focus();
          goesElsewhere.current = false;
        }}
      >
        <div className="min-w-0 p-2">
          <p className="truncate font-strong">{name}</p>
          <p className="truncate text-12 text-ink-2">{user?.email}</p>
          <p className="truncate text-12 text-ink-3">{roleLine(member?.role, user?.department)}</p>
        </div>
        <DropdownMenuSeparator />
        <OrganizationGroup organizations={organizations ?? []} />
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
            // The menu stays, so that it can say that signing out is under way.
            event.preventDefault();
            signOut();
          }}
        >
          {isSigningOut ? 'Signing out...' : 'Sign out'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
