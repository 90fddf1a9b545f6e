import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export const badgeVariants = cva(
  'inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-control border border-transparent px-[7px] text-12 font-medium [&_svg]:size-3 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        tag: 'border-line-2 font-body text-ink-2',
        team: 'bg-hover text-ink',
        role: 'border-line-2 text-ink',
        /** A remark about the page, such as 'Sample data'. */
        quiet: 'border-line-control border-dashed font-body text-ink-2',
      },
    },
    defaultVariants: { variant: 'tag' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
