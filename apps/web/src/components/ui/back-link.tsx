import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="mb-2 flex text-12 print:hidden">
      <Link
        to={to}
        className="-my-1 inline-flex items-center gap-1.5 py-1 text-ink-2 hover:text-accent"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        {children}
      </Link>
    </div>
  );
}
