import { cva, type VariantProps } from 'class-variance-authority';

export const buttonVariants = cva(
  [
    'print:hidden inline-flex cursor-default items-center justify-center whitespace-nowrap rounded-control border font-medium',
    'transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
    'off:border-line off:bg-sunken off:text-ink-disabled',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover active:border-accent-pressed active:bg-accent-pressed',
        secondary:
          'border-line-2 bg-surface text-ink hover:bg-hover active:bg-pressed [&_svg]:not-off:text-ink-2',
        danger: 'border-line-2 bg-surface text-neg hover:bg-hover active:bg-pressed',
        ghost: 'border-transparent text-ink hover:bg-hover active:bg-pressed off:bg-transparent',
      },
      size: {
        small: 'h-7 gap-1.5 px-2.5 max-md:h-9',
        medium: 'h-9 gap-2 px-3.5 max-md:h-11',
        large: 'h-11 gap-2 px-4',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
