import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { FileRow } from './file-row.tsx';
import type { QueuedFile } from './queued-file.ts';
import { RowQuestion } from './row-question.tsx';
import type { UploadQueue } from './upload-queue.ts';

const rowPx = { small: 32, tall: 48 };
const phoneRowPx = { small: 64, tall: 76 };

type FileListProps = {
  files: readonly QueuedFile[];
  queue: UploadQueue;
  onOpen: () => void;
  /** Rows of two lines, as among recordings. */
  isTall: boolean;
};

/** Renders only the rows in view, because there may be hundreds. */
export function FileList({ files, queue, onOpen, isTall }: FileListProps) {
  const box = useRef<HTMLDivElement>(null);
  const heightPx = (useIsPhone() ? phoneRowPx : rowPx)[isTall ? 'tall' : 'small'];
  const virtualizer = useVirtualizer({
    count: files.length,
    getScrollElement: () => box.current,
    estimateSize: () => heightPx,
    getItemKey: (index) => files[index]?.id ?? index,
    overscan: 8,
  });
  return (
    <section
      ref={box}
      aria-label="Files"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className={cn(
        '-mx-6 -mb-6 max-h-[448px] overflow-auto border-line-2 border-t max-md:-mx-4 max-md:-mb-4',
        isTall ? 'max-md:max-h-none max-md:overflow-visible' : 'max-md:max-h-[45dvh]',
      )}
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const file = files[index];
          return (
            file && (
              <li
                key={key}
                data-index={index}
                // Rows of recordings grow by what there is to decide.
                ref={isTall ? virtualizer.measureElement : undefined}
                aria-setsize={files.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-line not-first:border-t"
                style={{
                  height: isTall ? undefined : heightPx,
                  transform: `translateY(${start}px)`,
                }}
              >
                <FileRow file={file} queue={queue} onOpen={onOpen} isTall={isTall} />
                {isTall && <RowQuestion file={file} queue={queue} />}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
