import { LoaderCircle } from 'lucide-react';

/** Must have text next to it. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />;
}
