import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { counted } from '@/lib/number-words.ts';
import { commandKey } from '@/lib/shortcuts.ts';
import type { LoadScenarios } from './find-scenarios.ts';
import type { PaletteItem } from './palette-item.ts';
import { PaletteRow } from './palette-row.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

type PaletteBodyProps = {
  isOpen: boolean;
  onSettings: () => void;
  onSwitchContext: () => void;
  loadScenarios: LoadScenarios;
  onChoose: (item: PaletteItem) => void;
};

export function PaletteBody({ onChoose, ...options }: PaletteBodyProps) {
  const [typed, setTyped] = useState('');
  const { groups, isSearching, isUnreachable } = usePaletteGroups({ ...options, typed });
  const items = groups.flatMap((group) => group.items);
  const total = groups.reduce((sum, group) => sum + group.total, 0);

  // When the rows change, the first becomes the current one.
  const shown = items.map(({ id }) => id).join();
  const [current, setCurrent] = useState({ shown, id: '' });
  const currentId = current.shown === shown && current.id ? current.id : items[0]?.id;

  const openInNewTab = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const path = items.find(({ id }) => id === currentId)?.path;
    if (path) window.open(path, '_blank', 'noopener');
  };
  return (
    <Command
      label="Go to"
      shouldFilter={false}
      loop
      value={currentId ?? ''}
      onValueChange={(id) => setCurrent({ shown, id })}
      onKeyDown={openInNewTab}
      className="flex min-h-0 flex-col"
    >
      <div className="flex h-13 shrink-0 items-center gap-3 border-line border-b pr-2 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-3" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Go to a page, a meeting or a person"
          maxLength={200}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        <Dialog.Close
          aria-label="esc: close"
          className="h-8 cursor-default rounded-control px-2 text-12 text-ink-3 hover:bg-hover max-md:h-11"
        >
          esc
        </Dialog.Close>
      </div>
      <Command.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-2 outline-none">
        {groups.map(({ heading, items, total }) => (
          <Command.Group
            key={heading}
            heading={total > items.length ? `${heading}: ${items.length} of ${total}` : heading}
            className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3"
          >
            {items.map((item) => (
              <PaletteRow key={item.id} item={item} typed={typed} onChoose={onChoose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {items.length === 0 && !isSearching && (
        <p className="px-3 pt-4 pb-6 text-center text-ink-2 wrap-anywhere">
          Nothing found for “{typed.trim()}”
        </p>
      )}
      {isUnreachable && (
        <p role="alert" className="px-3 pb-3 text-12 text-ink-2">
          Meetings and people could not be searched. Check your connection and try again.
        </p>
      )}
      <PaletteFoot count={items.length} total={total} isSearching={isSearching} />
    </Command>
  );
}

type PaletteFootProps = { count: number; total: number; isSearching: boolean };

/** Shortcuts and the number of results. On phones only screen readers get them. */
function PaletteFoot({ count, total, isSearching }: PaletteFootProps) {
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
