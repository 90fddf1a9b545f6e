import { counted } from '@/lib/number-words.ts';

type UnreadableNoteProps = { count: number; word: string; plural?: string };

export function UnreadableNote({ count, word, plural }: UnreadableNoteProps) {
  return (
    count > 0 && (
      <p role="status" className="mt-3 text-12 text-ink-2">
        {counted(count, word, plural)} could not be shown. Reloading the page may help.
      </p>
    )
  );
}
