import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { LayoutsLink } from './layouts-link.tsx';
import { megabytes } from './transcript-file.ts';
import type { ChosenUpload } from './use-upload.ts';

type ChosenFileProps = {
  chosen: ChosenUpload;
  onRemove: () => void;
  /** Aborts the upload; the file stays chosen. */
  onAbort: () => void;
  onKeepBoth: () => void;
};

export function ChosenFile({ chosen, onRemove, onAbort, onKeepBoth }: ChosenFileProps) {
  const { file, sentBytes, failure, earlier } = chosen;
  const isSending = sentBytes !== null;
  const percentage = isSending && file.size > 0 ? Math.round((sentBytes / file.size) * 100) : 0;
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control border border-line-2 py-2.5 pr-2 pl-3">
      <FileText aria-hidden className="size-5 text-ink-2" />
      <div className="min-w-0">
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        <p className="text-12 text-ink-2">
          {isSending
            ? `${megabytes(sentBytes)} of ${megabytes(file.size)} MB · ${percentage}%`
            : `${megabytes(file.size)} MB`}
        </p>
      </div>
      <Button
        variant="ghost"
        size="small"
        className="text-accent"
        aria-label={isSending ? `Stop sending ${file.name}` : undefined}
        onClick={isSending ? onAbort : onRemove}
      >
        {isSending ? 'Stop' : 'Remove'}
      </Button>
      {isSending && (
        <Progress
          label={`Upload of ${file.name}`}
          percentage={percentage}
          className="col-span-2 col-start-2 mt-1.5 mr-1"
        />
      )}
      {failure && (
        <div role="alert" className="col-span-2 col-start-2 mt-1.5 grid gap-0.5">
          <ErrorLine>{failure.sentence}</ErrorLine>
          {earlier && (
            <p className="flex gap-3 pl-5">
              <Link to={`/meetings/${earlier.eventId}`} className="font-medium text-accent">
                Open it
              </Link>
              <button type="button" className="font-medium text-accent" onClick={onKeepBoth}>
                Keep both
              </button>
            </p>
          )}
          {failure.reason && (
            <p className="pl-5 text-12 text-ink-2">
              {failure.reason} <LayoutsLink inNewTab />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
