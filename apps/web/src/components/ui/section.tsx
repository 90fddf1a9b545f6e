import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';

type SectionProps = {
  title: string;
  /** Also visible while the section is collapsed. */
  note?: ReactNode;
  actions?: ReactNode;
  defaultOpen?: boolean;
  /** Controlled state, with `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  headClassName?: string | undefined;
  children: ReactNode;
};

/** A section of a page that can be collapsed. */
export function Section({
  title,
  note,
  actions,
  defaultOpen = true,
  open,
  onOpenChange,
  className,
  headClassName,
  children,
}: SectionProps) {
  const isPrinting = useIsPrinting();
  return (
    <Collapsible.Root
      asChild
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <section aria-label={title} className={cn('mt-6 border-line-2 border-t pt-3', className)}>
        <div
          className={cn(
            'flex min-h-7 break-after-avoid items-center gap-2 max-md:min-h-11',
            headClassName,
          )}
        >
          <h2>
            <Collapsible.Trigger className="group -ml-1 flex cursor-default items-center gap-2 max-md:min-h-11 print:ml-0">
              <ChevronDown
                aria-hidden
                className="size-4 text-ink-3 transition-transform print:hidden group-data-[state=closed]:-rotate-90"
              />
              {title}
            </Collapsible.Trigger>
          </h2>
          {note && <div className="text-12 text-ink-3">{note}</div>}
          {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
        </div>
        <Collapsible.Content {...(isPrinting && { forceMount: true })} className="pt-3">
          {children}
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  );
}
