import { ErrorLine } from '@/components/ui/field.tsx';
import { cn } from '@/lib/cn.ts';

type FormErrorProps = { className?: string; children: string | undefined };

/** An error of the whole form. Its height is reserved, so that the layout does not move. */
export function FormError({ className, children }: FormErrorProps) {
  return (
    <div role="alert" className={cn('min-h-5', className)}>
      {children && <ErrorLine>{children}</ErrorLine>}
    </div>
  );
}
