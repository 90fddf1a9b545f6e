import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { type IconButtonVariants, iconButtonVariants } from './icon-button-variants.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  IconButtonVariants & {
    icon: LucideIcon;
    /** Its accessible name, and its tooltip. */
    label: string;
    iconSize?: number;
    tooltip?: boolean;
    tooltipSide?: ComponentProps<typeof Tooltip>['side'];
  };

export function IconButton({
  icon: Icon,
  label,
  iconSize = 16,
  variant,
  tooltip = true,
  tooltipSide = 'bottom',
  type = 'button',
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      className={cn(iconButtonVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden size={iconSize} />
    </button>
  );
  if (!tooltip) return button;
  return (
    <Tooltip text={label} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
