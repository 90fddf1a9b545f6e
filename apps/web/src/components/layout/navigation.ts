import type { OrganizationPermissions } from '@rapport/contract';
import { type LucideIcon, MessagesSquare, Settings2 } from 'lucide-react';

export type NavigationEntry = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** What one has to be allowed to do to see the entry; the server is asked. */
  permissions?: OrganizationPermissions;
};

/** The sidebar's entries, in groups that a line keeps apart. */
export const navigationGroups: readonly (readonly NavigationEntry[])[] = [
  [{ label: 'Meetings', path: '/meetings', icon: MessagesSquare }],
  [
    {
      label: 'Admin',
      path: '/admin',
      icon: Settings2,
      permissions: { organization: ['update'] },
    },
  ],
];
