import type { HeardSpeaker } from '@rapport/contract';
import { UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

const foldedMin = 2;

/** Open names with one turn and without a suggestion from the directory. Fewer than two have cards like the others. */
export function foldedSpeakers(speakers: readonly HeardSpeaker[]): readonly HeardSpeaker[] {
  const folded = speakers.filter(
    ({ is, turns, suggestions, looksLikeRoom }) =>
      is === null && turns === 1 && suggestions.length === 0 && !looksLikeRoom,
  );
  return folded.length < foldedMin ? [] : folded;
}

type FoldedSpeakersProps = {
  speakers: readonly HeardSpeaker[];
  /** Whether names are not loaded, among which may be more of them. */
  hasMore: boolean;
  isBusy: boolean;
  onMark: (speakerIds: readonly string[]) => void;
};

/** One line for all of them, which opens to a list with a box for each. */
export function FoldedSpeakers({ speakers, hasMore, isBusy, onMark }: FoldedSpeakersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const listId = useId();
  const marked = speakers.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <section
      aria-label="People who said one thing"
      className="mb-3 rounded-control border border-line-2 bg-surface"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
        <UsersRound aria-hidden className="size-4 shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-14">
            {counted(speakers.length, 'person', 'people')} who said one thing
          </h2>
          <p className="text-pretty text-12 text-ink-2">
            Heard in one turn, and nobody in the directory comes close.
            {hasMore && ' There may be more among the names that are not shown yet.'}
          </p>
        </div>
        <Button
          size="small"
          variant="ghost"
          className="max-md:w-full"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide them' : `Look at the ${speakers.length}`}
        </Button>
        <Button
          size="small"
          className="max-md:w-full"
          busy={isBusy}
          disabled={marked.length === 0}
          onClick={() => onMark(marked)}
        >
          Mark these {marked.length} as guests
        </Button>
      </div>
      <ul id={listId} hidden={!isOpen} className="border-line border-t px-4">
        {isOpen &&
          speakers.map(({ id, name, quote, lastDate }) => (
            <li
              key={id}
              className="grid gap-x-4 py-2 not-last:border-line not-last:border-b md:grid-cols-[240px_1fr]"
            >
              <Checkbox
                className="wrap-anywhere"
                label={name}
                checked={!left.has(id)}
                onChange={() => toggle(id)}
              />
              <p className="min-w-0 text-pretty text-ink-2 wrap-anywhere">
                {quote ? (
                  <>
                    “{quote.text}”{' '}
                    <Link
                      to={`/meetings/${quote.eventId}?turn=${quote.turn}`}
                      className="text-12 text-accent"
                    >
                      {quote.title}, {dayAndMonth(quote.date)}
                    </Link>
                  </>
                ) : (
                  dayAndMonth(lastDate)
                )}
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
