import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { ItemMenuProps } from './item-menu.tsx';
import { useMenuOpener } from './use-menu-opener.ts';

const loadMenu = () => import('./item-menu.tsx').then(({ ItemMenu }) => ItemMenu);

type MenuButtonProps = Omit<ItemMenuProps, 'opener'> & {
  children: ReactElement;
  className?: string;
};

/** A button with a menu that is loaded on demand. */
export function MenuButton({ children, className, ...menu }: MenuButtonProps) {
  const opener = useMenuOpener();
  const ItemMenu = useOnDemand(loadMenu, opener.isOpen);
  return (
    <div className={cn('relative grid', className)}>
      <Slot.Root {...opener.buttonProps}>{children}</Slot.Root>
      {ItemMenu && <ItemMenu opener={opener} {...menu} />}
    </div>
  );
}
