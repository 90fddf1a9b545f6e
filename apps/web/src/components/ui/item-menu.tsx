import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from './dropdown-menu.tsx';
import { MenuPopup } from './menu-popup.tsx';
import type { MenuOpener } from './use-menu-opener.ts';

type MenuItem = {
  label: string;
  icon?: LucideIcon;
  destructive?: boolean;
  onSelect?: () => void;
};

export type ItemMenuProps = {
  opener: MenuOpener;
  align?: 'start' | 'end';
  title?: string;
  /** False items are skipped. */
  groups: (MenuItem | false)[][];
};

export function ItemMenu({ opener, align = 'end', title, groups }: ItemMenuProps) {
  const offered = groups.map((group) => group.filter((item) => item !== false));
  return (
    <MenuPopup opener={opener} align={align}>
      {title && <DropdownMenuLabel>{title}</DropdownMenuLabel>}
      {offered
        .filter((group) => group.length > 0)
        .map((group, index) => (
          <Fragment key={group[0]?.label}>
            {index > 0 && <DropdownMenuSeparator />}
            {group.map(({ label, ...item }) => (
              <DropdownMenuItem key={label} {...item}>
                {label}
              </DropdownMenuItem>
            ))}
          </Fragment>
        ))}
    </MenuPopup>
  );
}
