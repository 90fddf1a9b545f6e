import { cn } from '@/lib/cn.ts';
import { type Counts, type QueuedFile, runsOf, type StateKind, stateWords } from './queued-file.ts';

const looks: Record<StateKind, string> = {
  done: 'bg-ink-3',
  analysing: 'bg-accent',
  uploading: 'bg-accent-soft inset-ring inset-ring-accent',
  stripping: 'bg-pressed inset-ring inset-ring-accent',
  asking: 'bg-surface inset-ring-2 inset-ring-neu-mark',
  waiting: 'bg-pressed',
  here: 'bg-surface inset-ring inset-ring-line-control',
  stopped: 'bg-surface inset-ring inset-ring-line-2',
  failed: 'bg-surface inset-ring-2 inset-ring-neg-mark',
  refused: 'bg-surface inset-ring-2 inset-ring-neg-mark',
};
/**
 * Above this number of files, neighbours in the same state share a cell, as wide as their number.
 */
const cellsMax = 100;

/** One cell per file, in the order of the list. The legend gives the same information in words. */
export function FileCells({ files, counts }: { files: readonly QueuedFile[]; counts: Counts }) {
  const cells =
    files.length > cellsMax
      ? runsOf(files)
      : files.map(({ state }) => ({ kind: state.kind, length: 1 }));
  const kinds = Object.entries(stateWords) as [StateKind, string][];
  return (
    <>
      <div aria-hidden className={cn('my-2 flex h-3', files.length <= cellsMax && 'gap-0.5')}>
        {cells.map(({ kind, length }, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={index}
            className={cn('min-w-0 basis-0 rounded-[2px]', looks[kind])}
            style={{ flexGrow: length }}
          />
        ))}
      </div>
      <ul
        aria-label="Number of files"
        className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2"
      >
        {kinds
          .filter(([kind]) => counts[kind] > 0)
          .map(([kind, word]) => (
            <li key={kind} className="flex items-center gap-1.5">
              <i aria-hidden className={cn('size-3 rounded-[2px]', looks[kind])} />
              {counts[kind]} {word}
            </li>
          ))}
      </ul>
    </>
  );
}
