import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export function BackToPlans() {
  return (
    <Link
      to="/succession"
      className="inline-flex items-center gap-1.5 text-12 text-ink-2 hover:text-accent max-md:min-h-6"
    >
      <ArrowLeft aria-hidden className="size-3.5" />
      Succession Planning
    </Link>
  );
}
