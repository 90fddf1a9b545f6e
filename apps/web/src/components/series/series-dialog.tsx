import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { useSeriesList } from './api/series.ts';

type SeriesDialogProps = { onChoose: (id: string) => void; onClose: () => void };

/** Chooses a series from those with a meeting that the reader may read. */
export function SeriesDialog({ onChoose, onClose }: SeriesDialogProps) {
  const [typed, setTyped] = useState('');
  const { data, error } = useSeriesList();
  const sought = typed.trim().toLowerCase();
  const rows = data?.series.items.filter(({ name }) => name.toLowerCase().includes(sought));
  return (
    <Dialog open onOpenChange={onClose} title="Meetings of a series">
      <SearchInput
        label="Name of the series"
        placeholder="Name of the series"
        value={typed}
        onValueChange={setTyped}
      />
      <ul aria-label="Series" className="-mx-2 grid max-h-100 overflow-y-auto">
        {rows?.map(({ id, name, lastDate }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onChoose(id);
                onClose();
              }}
              className="flex min-h-9 w-full cursor-default items-center gap-3 rounded-inner px-2 text-left outline-accent -outline-offset-2 hover:bg-hover max-md:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-12 text-ink-2">last on {shortDay(lastDate)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-12 text-ink-2">
        {error && !data
          ? 'The series could not be loaded. Check your connection and open this again.'
          : statusOf(typed.trim(), rows?.length)}
      </p>
    </Dialog>
  );
}

function statusOf(typed: string, count: number | undefined): string {
  if (count === undefined) return 'Loading the series...';
  if (count > 0) return '';
  return typed === '' ? 'There is no series yet.' : `No series has “${typed}” in its name.`;
}
