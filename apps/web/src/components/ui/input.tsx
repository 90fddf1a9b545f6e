import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { controlEdge } from './control-edge.ts';

const frameVariants = cva(['flex w-full min-w-0 items-center gap-2', controlEdge], {
  variants: {
    size: { medium: 'h-9 px-2.5 max-md:h-11', large: 'h-11 px-3' },
  },
  defaultVariants: { size: 'medium' },
});

type InputProps = Omit<ComponentProps<'input'>, 'size'> &
  VariantProps<typeof frameVariants> & {
    icon?: LucideIcon;
    /** Content inside the border, such as a clear button. */
    trailing?: ReactNode;
  };

export function Input({ size, icon: Icon, trailing, className, ...props }: InputProps) {
  return (
    <div className={cn(frameVariants({ size }), className)}>
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />}
      <input
        className="h-full min-w-0 flex-1 bg-transparent outline-none max-md:text-16"
        {...props}
      />
      {trailing}
    </div>
  );
}
