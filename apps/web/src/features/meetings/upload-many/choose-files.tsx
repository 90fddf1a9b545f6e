import { recordingExtensions, uploadExtensions } from '@rapport/contract';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import type { UploadRules } from '../api/upload-rules.ts';
import { recordingLimitWords } from '../recordings/recording-words.ts';
import { askForMany } from '../upload/ask-for-many.ts';
import { LayoutsLink } from '../upload/layouts-link.tsx';
import { acceptedTypes } from '../upload/transcript-file.ts';
import { takesFiles, useFileDrop } from '../upload/use-file-drop.ts';

const linkClass =
  'font-medium text-accent underline-offset-2 hover:underline max-md:inline-block max-md:py-2';

/** Buttons to choose files; files can also be dropped on the whole dialog. */
export function ChooseFiles({ rules }: { rules: UploadRules | undefined }) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const recordings = rules?.recordings && recordingExtensions;
  const isFileOver = useFileDrop(askForMany, true);
  const take = (input: HTMLInputElement) => {
    askForMany({ files: [...(input.files ?? [])], entries: [] });
    input.value = '';
  };
  return (
    <section
      aria-label="Choose files"
      {...takesFiles}
      className={cn(
        'flex items-center gap-2.5 rounded-control border border-dashed px-4 py-3 max-md:flex-wrap',
        isFileOver ? 'border-accent bg-accent-soft' : 'border-line-control bg-paper',
      )}
    >
      <Upload aria-hidden className="size-5 shrink-0 text-ink-3" />
      <p>
        {recordings
          ? 'Drop recordings, transcripts or a folder here, or '
          : 'Drop files, a folder or a .zip here, or '}
        <button type="button" className={linkClass} onClick={() => files.current?.click()}>
          Choose Files
        </button>{' '}
        or{' '}
        <button type="button" className={linkClass} onClick={() => folder.current?.click()}>
          a Folder
        </button>
      </p>
      <p className="ml-auto text-right text-12 text-ink-3 max-md:ml-0 max-md:text-left md:whitespace-nowrap">
        {rules?.recordings && (
          <span className="block">{recordingLimitWords(rules.recordings)}</span>
        )}
        {uploadExtensions.join(' ')} .zip
        {rules?.recordings && `, up to ${rules.sizeMaxMb} MB`}
        <LayoutsLink inNewTab className="block no-underline hover:underline" />
        {rules && !rules.recordings && (
          <span className="block">up to {rules.sizeMaxMb} MB each</span>
        )}
      </p>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label="Transcripts"
        accept={[acceptedTypes, ...(recordings ?? []), '.zip'].join()}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        // Not a standard attribute; React passes it on to browsers that support folders.
        {...{ webkitdirectory: '' }}
        aria-label="Folder of transcripts"
        onChange={({ target }) => take(target)}
      />
    </section>
  );
}
