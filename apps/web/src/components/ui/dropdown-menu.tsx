import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

const surfaceClass =
  'z-50 min-w-50 max-w-[calc(100vw-16px)] motion-safe:animate-fade-in rounded-control border border-line-2 bg-surface p-1 shadow-menu outline-none';

const itemClass = [
  'flex h-8 cursor-default select-none items-center gap-2.5 whitespace-nowrap rounded-inner px-2 outline-none max-md:h-11',
  'data-[highlighted]:bg-hover data-[state=open]:bg-hover data-[disabled]:text-ink-disabled',
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3',
];

/** Not modal: Radix would hide the page but leave it focusable. */
export function DropdownMenu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = RadixMenu.Trigger;
export const DropdownMenuRadioGroup = RadixMenu.RadioGroup;

export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn(surfaceClass, className)}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

type ItemProps = ComponentProps<typeof RadixMenu.Item> & {
  icon?: LucideIcon;
  destructive?: boolean;
};

export function DropdownMenuItem({
  icon: Icon,
  destructive = false,
  className,
  children,
  ...props
}: ItemProps) {
  return (
    <RadixMenu.Item
      className={cn(itemClass, destructive && 'text-neg [&_svg]:text-neg', className)}
      {...props}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </RadixMenu.Item>
  );
}

type RadioItemProps = ComponentProps<typeof RadixMenu.RadioItem> & { icon?: LucideIcon };

export function DropdownMenuRadioItem({
  icon: Icon,
  className,
  children,
  ...props
}: RadioItemProps) {
  return (
    <RadixMenu.RadioItem className={cn(itemClass, className)} {...props}>
      {Icon && <Icon aria-hidden />}
      <span className="truncate">{children}</span>
      <span className="ml-auto grid size-4 shrink-0 place-items-center">
        <RadixMenu.ItemIndicator>
          <Check aria-hidden className="text-accent!" />
        </RadixMenu.ItemIndicator>
      </span>
    </RadixMenu.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={cn('px-2 py-1 text-12 text-ink-3', className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="-mx-1 my-1 border-line border-t" />;
}
