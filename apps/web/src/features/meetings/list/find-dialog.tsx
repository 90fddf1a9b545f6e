import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { call } from '@/lib/call.ts';
import { shortDay } from '@/lib/format-day.ts';
import { meetingKeys, meetingStaleMs } from '../api/meeting-keys.ts';

type FindDialogProps = {
  sought: 'person' | 'topic';
  onClose: () => void;
  onPerson: (userId: string) => void;
  onTopic: (topic: string) => void;
};

/** Finds a speaker or a topic in the meetings that the reader may read. */
export function FindDialog({ sought, onClose, onPerson, onTopic }: FindDialogProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { data, isFetching, error } = useFoundNames(search);
  const isPerson = sought === 'person';
  const choose = (run: () => void) => {
    run();
    onClose();
  };
  const people = (data?.people ?? []).flatMap(({ userId, name }) =>
    userId ? [{ key: userId, name, hint: '', run: () => onPerson(userId) }] : [],
  );
  const topics = (data?.topics ?? []).map(({ topic, lastOn }) => ({
    key: topic,
    name: topic,
    hint: `last on ${shortDay(lastOn)}`,
    run: () => onTopic(topic),
  }));
  const rows = isPerson ? people : topics;
  const title = isPerson ? 'Meetings in which a person speaks' : 'Meetings about a topic';
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <SearchInput
        label={isPerson ? 'Name of the person' : 'Topic'}
        placeholder={isPerson ? 'Name of the person' : 'Words of the topic'}
        value={typed}
        onValueChange={setTyped}
      />
      <ul aria-label={isPerson ? 'People' : 'Topics'} className="-mx-2 grid">
        {rows.map(({ key, name, hint, run }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => choose(run)}
              className="flex min-h-9 w-full cursor-default items-center gap-3 rounded-inner px-2 text-left outline-accent hover:bg-hover max-md:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-12 text-ink-2">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-12 text-ink-2">
        {error
          ? 'Nothing could be looked up. Check your connection and type again.'
          : statusOf(search, rows.length, isFetching)}
      </p>
    </Dialog>
  );
}

function statusOf(search: string, count: number, isFetching: boolean): string {
  if (search === '') return 'Type the beginning of a word.';
  if (isFetching) return 'Searching...';
  return count === 0 ? `Nothing found for “${search}”` : '';
}

/**
 * Speakers and topics found by the beginnings of words. Results of an earlier search are never
 * shown.
 */
function useFoundNames(search: string) {
  const settled = useDeferredValue(search);
  const found = useQuery({
    queryKey: [...meetingKeys.all, 'names', settled],
    queryFn: ({ signal }) => call(endpoints.search.search, { query: { q: settled }, signal }),
    enabled: settled !== '',
    staleTime: meetingStaleMs,
  });
  if (settled !== search) return { data: undefined, isFetching: search !== '', error: null };
  return found;
}
