import { ErrorLine } from '@/components/ui/field.tsx';
import { cn } from '@/lib/cn.ts';

/** What the server said about the whole form. Its line is kept free, so that nothing moves. */
type FormErrorProps = { className?: string; children: string | undefined };

export function FormError({ className, children }: FormErrorProps) {
  return (
    <div role="alert" className={cn('min-h-5', className)}>
      {children && <ErrorLine>{children}</ErrorLine>}
    </div>
  );
}
