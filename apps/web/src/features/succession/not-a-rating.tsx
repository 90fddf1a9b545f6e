import { Info } from 'lucide-react';

/** `whose` is a genitive, such as 'Marta’s'. */
export function NotARating({ whose }: { whose: string }) {
  return (
    <p className="mb-6 flex gap-2.5 text-ink-2">
      <Info aria-hidden className="mt-0.5 size-4 flex-none text-ink-3" />
      <span className="max-w-[96ch] text-pretty">
        This is not a rating of people. It counts which of {whose} ties, topics and duties somebody
        already has. It knows nothing of skill, wish or performance, and no mood goes into it.
      </span>
    </p>
  );
}
