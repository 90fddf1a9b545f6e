import { cva, type VariantProps } from 'class-variance-authority';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';

export const Tabs = RadixTabs.Root;

type TabsContentProps = ComponentProps<typeof RadixTabs.Content> & {
  /** In print, shows the panel below this heading; `true` if the panel has its own heading. */
  printedAs?: string | true;
};

export function TabsContent({ printedAs, className, children, ...props }: TabsContentProps) {
  const isPrinted = useIsPrinting() && printedAs !== undefined;
  if (!isPrinted) {
    return (
      <RadixTabs.Content className={className} {...props}>
        {children}
      </RadixTabs.Content>
    );
  }
  return (
    <RadixTabs.Content {...props} forceMount className={cn(className, 'mb-8')}>
      {printedAs !== true && (
        <h2 className="mb-3 break-after-avoid text-24 tracking-head">{printedAs}</h2>
      )}
      {children}
    </RadixTabs.Content>
  );
}

type TabsListProps = Omit<ComponentProps<typeof RadixTabs.List>, 'ref'>;

/** Space left beside a tab that is scrolled into view. */
const edgePx = 16;

/** On phones the list runs to the screen's edge, which suggests that there are more tabs. */
export function TabsList({ className, ...props }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The selected tab may be out of view. Only the list scrolls: scrollIntoView would move the page as well.
    const selected = list.current?.querySelector('[role="tab"][aria-selected="true"]');
    if (!list.current || !selected) return;
    const hidden =
      selected.getBoundingClientRect().right - list.current.getBoundingClientRect().right;
    if (hidden > 0) list.current.scrollLeft += hidden + edgePx;
  }, []);
  return (
    <RadixTabs.List
      ref={list}
      className={cn(
        '-ml-1.5 flex overflow-x-auto [scrollbar-width:none] max-md:-mr-4 max-md:pr-4',
        className,
      )}
      {...props}
    />
  );
}

export const tabVariants = cva(
  'flex shrink-0 cursor-default items-center gap-2 whitespace-nowrap text-ink-2 aria-disabled:text-ink-3 focus-visible:-outline-offset-2',
  {
    variants: {
      level: {
        /** The padding leaves room for the focus ring. */
        top: 'relative mr-3 h-10 px-1.5 hover:text-ink data-[state=active]:font-strong data-[state=active]:text-accent data-[state=active]:after:absolute data-[state=active]:after:inset-x-1.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent',
        second:
          'mr-1 h-7 rounded-control px-2.5 hover:bg-hover data-[state=active]:bg-hover data-[state=active]:font-strong data-[state=active]:text-ink max-md:h-9',
      },
    },
    defaultVariants: { level: 'top' },
  },
);

type TabProps = ComponentProps<typeof RadixTabs.Trigger> & VariantProps<typeof tabVariants>;

export function Tab({ level, className, ...props }: TabProps) {
  return <RadixTabs.Trigger className={cn(tabVariants({ level }), className)} {...props} />;
}
