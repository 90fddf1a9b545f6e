import { counted } from '@/lib/number-words.ts';
import { commandKey } from '@/lib/shortcuts.ts';

type PaletteFootProps = { count: number; total: number; isSearching: boolean };

/** Shortcuts and the number of results. On phones only screen readers get them. */
export function PaletteFoot({ count, total, isSearching }: PaletteFootProps) {
  const shown = total > count ? `${count} of ` : '';
  return (
    <div className="flex shrink-0 gap-4 border-line border-t px-3 py-2 text-12 text-ink-3 max-md:sr-only">
      <span aria-hidden className="flex gap-4">
        <Hint keys="↑ ↓">choose</Hint>
        <Hint keys="↵">open</Hint>
        <Hint keys={`${commandKey} ↵`}>open in a new tab</Hint>
      </span>
      <span role="status" className="ml-auto whitespace-nowrap">
        {isSearching ? 'Searching...' : `${shown}${counted(total, 'result')}`}
      </span>
    </div>
  );
}

function Hint({ keys, children }: { keys: string; children: string }) {
  return (
    <span>
      <kbd className="font-sans font-medium text-ink-2">{keys}</kbd> {children}
    </span>
  );
}
