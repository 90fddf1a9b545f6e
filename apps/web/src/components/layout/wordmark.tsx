import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';

/** Has a fixed size. */
export function Wordmark({ to = '/', className }: { to?: string; className?: string }) {
  return (
    <Link
      to={to}
      className={cn(
        'rounded-control text-14 text-ink tracking-wordmark [font-weight:720]',
        className,
      )}
    >
      RAPPORT
    </Link>
  );
}
