import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';

export function BackToLogin({ className }: { className?: string }) {
  return (
    <Link
      to="/login"
      className={cn(
        '-ml-1 inline-flex min-h-6 items-center gap-1.5 px-1 text-accent underline-offset-2 hover:underline',
        className,
      )}
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Login
    </Link>
  );
}
