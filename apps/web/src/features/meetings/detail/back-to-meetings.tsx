import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/ui/button-link.tsx';

/** The way back as a button, among others that lead on. */
export function BackButton() {
  return <ButtonLink to="/meetings">Back to Meetings</ButtonLink>;
}

/** The way back above a heading. */
export function BackLink() {
  return (
    <Link
      to="/meetings"
      className="mb-2 inline-flex items-center gap-1.5 text-12 text-ink-2 hover:text-accent max-md:min-h-6"
    >
      <ArrowLeft aria-hidden className="size-3.5" />
      Back to Meetings
    </Link>
  );
}
