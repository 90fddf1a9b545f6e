import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonVariants & { icon?: LucideIcon };

export function ButtonLink({
  variant,
  size,
  icon: Icon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      data-primary={variant === 'primary' || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </Link>
  );
}
