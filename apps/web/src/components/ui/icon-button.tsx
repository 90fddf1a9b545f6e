import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { type IconButtonVariants, iconButtonVariants } from './icon-button-variants.ts';
import { type TooltipSide, tooltip as tooltipOf } from './tooltip.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  IconButtonVariants & {
    icon: LucideIcon;
    /** Also the tooltip. */
    label: string;
    iconSize?: number;
    tooltip?: boolean;
    tooltipSide?: TooltipSide;
  };

export function IconButton({
  icon: Icon,
  label,
  iconSize = 16,
  variant,
  tooltip = true,
  tooltipSide,
  type = 'button',
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      {...(tooltip && tooltipOf(label, tooltipSide))}
      className={cn(iconButtonVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden size={iconSize} />
    </button>
  );
}
