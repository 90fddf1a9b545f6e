import { RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { cn } from '@/lib/cn.ts';
import { FileCaption, iconOf } from './file-caption.tsx';
import { FileStatus } from './file-status.tsx';
import { canRetry, type QueuedFile } from './queued-file.ts';
import type { UploadQueue } from './upload-queue.ts';

type FileRowProps = {
  file: QueuedFile;
  queue: UploadQueue;
  onOpen: () => void;
  /** Two lines, as all rows have among recordings. */
  isTall: boolean;
};

const actionClass = 'text-12 font-medium text-accent hover:underline max-md:py-2';

export const FileRow = memo(function FileRow({ file, queue, onOpen, isTall }: FileRowProps) {
  const { id, name, state } = file;
  const Icon = iconOf(name);
  return (
    <div
      className={cn(
        'grid grid-cols-[16px_minmax(0,1fr)_296px_72px] items-center gap-x-3 pr-5 pl-6 max-md:grid-cols-[16px_minmax(0,1fr)_72px] max-md:grid-rows-2 max-md:gap-x-2.5 max-md:py-1.5 max-md:pr-3 max-md:pl-4',
        isTall ? 'h-12 max-md:h-auto max-md:grid-rows-[auto_auto]' : 'h-full',
      )}
    >
      <Icon aria-hidden className="size-4 text-ink-3" />
      <span className="min-w-0">
        <span
          className={cn('block truncate', state.kind !== 'done' && !isTall && 'text-ink-2')}
          title={name}
        >
          {name}
        </span>
        {isTall && (
          <span className="block truncate text-12 text-ink-2 leading-4">
            <FileCaption file={file} />
          </span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-2.5 max-md:col-start-2 max-md:col-end-4 max-md:row-start-2">
        <FileStatus file={file} isTall={isTall} />
        {state.kind === 'here' && (
          <button
            type="button"
            className={cn(actionClass, 'ml-auto shrink-0')}
            aria-label={`Keep both of ${name}`}
            onClick={() => void queue.keepBoth(id)}
          >
            Keep both
          </button>
        )}
      </span>
      <span className="flex items-center justify-end max-md:col-start-3 max-md:row-start-1">
        {(state.kind === 'done' || state.kind === 'here') && (
          <Link
            to={`/meetings/${state.eventId}`}
            className={actionClass}
            aria-label={state.kind === 'done' ? `Open ${name}` : `Open it, the earlier ${name}`}
            onClick={onOpen}
          >
            {state.kind === 'done' ? 'Open' : 'Open it'}
          </Link>
        )}
        {canRetry(state) && (
          <IconButton
            icon={RotateCw}
            label={`Retry ${name}`}
            className="size-6"
            onClick={() => void queue.retry(id)}
          />
        )}
        {['stripping', 'uploading', 'analysing'].includes(state.kind) ? (
          <IconButton
            icon={X}
            label={`Stop ${name}`}
            className="size-6"
            onClick={() => void queue.stop(id)}
          />
        ) : (
          state.kind !== 'done' &&
          state.kind !== 'here' && (
            <IconButton
              icon={X}
              label={`Remove ${name}`}
              className="size-6"
              onClick={() => queue.remove(id)}
            />
          )
        )}
      </span>
    </div>
  );
});
