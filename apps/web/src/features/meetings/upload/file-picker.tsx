import { recordingExtensions, uploadExtensions } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { uploadRulesQueryOptions } from '../api/upload-rules.ts';
import { recordingLimitWords } from '../recordings/recording-words.ts';
import { askForMany, type GivenFiles } from './ask-for-many.ts';
import { LayoutsLink } from './layouts-link.tsx';
import { acceptedTypes } from './transcript-file.ts';

type FilePickerProps = {
  disabled: boolean;
  isDropTarget: boolean;
  describedBy: string | undefined;
  onFiles: (given: GivenFiles) => void;
  /** Called when the queue takes over. */
  onMany: () => void;
  onPaste: () => void;
};

export const quietLinkClass =
  'text-12 text-accent underline-offset-2 hover:underline disabled:text-ink-disabled disabled:no-underline max-md:py-2';

/** The drop area with the Choose File button. Files can be dropped anywhere on the page. */
export function FilePicker({
  disabled,
  isDropTarget,
  describedBy,
  onFiles,
  onMany,
  onPaste,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { data: rules } = useQuery(uploadRulesQueryOptions);
  const recordings = rules?.recordings;
  return (
    <div
      className={cn(
        'grid justify-items-center gap-1 rounded-control border border-dashed p-5 text-center',
        isDropTarget ? 'border-accent bg-accent-soft' : 'border-line-control bg-paper',
      )}
    >
      <Upload
        aria-hidden
        className={cn('mb-1 size-5', isDropTarget ? 'text-accent' : 'text-ink-3')}
      />
      {isDropTarget ? (
        <p className="font-medium">Drop to add this file</p>
      ) : (
        <p>
          Drop a file here, or{' '}
          <button
            type="button"
            disabled={disabled}
            aria-describedby={describedBy}
            className="font-medium text-accent underline-offset-2 hover:underline disabled:text-ink-disabled disabled:no-underline max-md:py-2"
            onClick={() => input.current?.click()}
          >
            Choose File
          </button>
        </p>
      )}
      <p className="text-12 text-ink-3">{uploadExtensions.join(' ')}</p>
      {recordings && (
        <p className="text-12 text-ink-3">Recordings: {recordingLimitWords(recordings)}</p>
      )}
      <p className="flex flex-wrap justify-center gap-x-4">
        <button
          type="button"
          disabled={disabled}
          className={quietLinkClass}
          onClick={() => {
            askForMany();
            onMany();
          }}
        >
          Many files, a folder or a .zip
        </button>
        <button type="button" disabled={disabled} className={quietLinkClass} onClick={onPaste}>
          Paste text
        </button>
        <LayoutsLink inNewTab className="text-12 no-underline hover:underline max-md:py-2" />
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Transcript"
        accept={[acceptedTypes, ...(recordings ? recordingExtensions : []), '.zip'].join()}
        onChange={({ target }) => {
          onFiles({ files: [...(target.files ?? [])], entries: [] });
          // Allows choosing the same file again after it was removed.
          target.value = '';
        }}
      />
    </div>
  );
}
