import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export function BackToOffboarding() {
  return (
    <Link
      to="/offboarding"
      className="-my-1 inline-flex items-center gap-1.5 py-1 text-ink-2 hover:text-accent"
    >
      <ArrowLeft aria-hidden className="size-3.5" />
      Offboarding
    </Link>
  );
}
