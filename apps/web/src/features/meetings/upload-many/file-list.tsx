import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { FileRow } from './file-row.tsx';
import type { QueuedFile } from './queued-file.ts';
import type { UploadQueue } from './upload-queue.ts';

const rowPx = 32;
const phoneRowPx = 64;

type FileListProps = { files: readonly QueuedFile[]; queue: UploadQueue; onOpen: () => void };

/** Renders only the rows in view, because there may be hundreds. */
export function FileList({ files, queue, onOpen }: FileListProps) {
  const box = useRef<HTMLDivElement>(null);
  const heightPx = useIsPhone() ? phoneRowPx : rowPx;
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
      className="-mx-6 -mb-6 max-h-[448px] overflow-auto border-line-2 border-t max-md:-mx-4 max-md:-mb-4 max-md:max-h-[45dvh]"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const file = files[index];
          return (
            file && (
              <li
                key={key}
                aria-setsize={files.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-line not-first:border-t"
                style={{ height: heightPx, transform: `translateY(${start}px)` }}
              >
                <FileRow file={file} queue={queue} onOpen={onOpen} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
