import { cva, type VariantProps } from 'class-variance-authority';

export const iconButtonVariants = cva(
  [
    'print:hidden inline-grid shrink-0 cursor-default place-items-center rounded-control text-ink-2 transition-colors',
    'hover:bg-hover hover:text-ink active:bg-pressed data-[state=open]:bg-hover data-[state=open]:text-ink',
    'off:bg-transparent off:text-ink-disabled',
  ],
  {
    variants: {
      variant: {
        plain: 'size-8 max-md:size-11',
        line: 'size-9 border border-line-2 bg-surface max-md:size-11',
        /** For fields and toasts, which lack space for a touch target. */
        inset: 'size-8',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
);

export type IconButtonVariants = VariantProps<typeof iconButtonVariants>;
