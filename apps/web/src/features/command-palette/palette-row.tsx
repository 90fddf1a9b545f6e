import { Command } from 'cmdk';
import { Avatar } from '@/components/ui/avatar.tsx';
import { SentenceText } from '@/components/ui/sentence-text.tsx';
import { matchText } from './match-text.ts';
import type { PaletteItem } from './palette-item.ts';

type PaletteRowProps = { item: PaletteItem; typed: string; onChoose: (item: PaletteItem) => void };

export function PaletteRow({ item, typed, onChoose }: PaletteRowProps) {
  const { id, label, hint, parts, place, icon: Icon } = item;
  return (
    <Command.Item
      value={id}
      onSelect={() => onChoose(item)}
      className="group flex min-h-9 cursor-default items-center gap-3 rounded-inner px-2 py-1 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent max-md:min-h-11"
    >
      {Icon === 'person' ? (
        <Avatar name={label} size="small" className="-mx-1 text-[10px]" />
      ) : (
        <Icon
          aria-hidden
          className="size-4 shrink-0 text-ink-3 group-data-[selected=true]:text-accent"
        />
      )}
      {parts ? (
        <span className="min-w-0 flex-1" title={label}>
          <span className="line-clamp-2">
            <SentenceText parts={parts} />
          </span>
          <span className="block truncate text-12 text-ink-2">{place}</span>
        </span>
      ) : (
        <span className="min-w-0 flex-1 truncate" title={label}>
          <MarkedText text={label} typed={typed} />
        </span>
      )}
      {hint && (
        <span className="max-w-[45%] shrink-0 truncate text-12 text-ink-2" title={hint}>
          {hint}
        </span>
      )}
    </Command.Item>
  );
}

/** Underlines the match of `typed`. */
function MarkedText({ text, typed }: { text: string; typed: string }) {
  const match = matchText(text, typed);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className="bg-transparent font-strong text-current underline decoration-[1.5px] underline-offset-3">
        {text.slice(match.start, match.end)}
      </mark>
      {text.slice(match.end)}
    </>
  );
}
