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
  /** Shown next to the label, such as a file's extension. */
  hint?: string;
  /** Why the item cannot be chosen; shown below the label. */
  disabledBecause?: string | false;
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
            {group.map(({ label, hint, disabledBecause, ...item }) => (
              <DropdownMenuItem
                key={label}
                disabled={Boolean(disabledBecause)}
                {...(disabledBecause && { className: 'h-auto py-1.5 max-md:h-auto' })}
                {...item}
              >
                {disabledBecause ? (
                  <span>
                    {label}
                    <span className="block text-12 text-ink-3">{disabledBecause}</span>
                  </span>
                ) : (
                  label
                )}
                {hint && <span className="ml-auto pl-4 text-12 text-ink-3">{hint}</span>}
              </DropdownMenuItem>
            ))}
          </Fragment>
        ))}
    </MenuPopup>
  );
}
