import { Upload } from 'lucide-react';

/** Overlay shown while a file is dragged over the page. */
export function DropHint() {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-4 z-30 grid animate-fade-in place-content-center justify-items-center gap-2 rounded-control border border-accent border-dashed bg-accent-soft"
    >
      <Upload aria-hidden className="size-5 text-accent" />
      <p className="font-medium">Drop to add this file</p>
    </div>
  );
}
