import { type ExportFormat, type ExportPart, endpoints } from '@rapport/contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { requestFile } from '@/lib/api-client.ts';
import { addressOf } from '@/lib/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { refusalText } from './refusal-text.ts';

type Asked = { format: ExportFormat; without?: readonly ExportPart[] };

const gone = 'This meeting was deleted, or is no longer shared with you.';
const savingNotice = 'export-meeting';
const copyingNotice = 'copy-meeting';

/** Saves the meeting as a file. */
export function useExportMeeting(id: string) {
  return useMutation({
    mutationFn: ({ format, without }: Asked) =>
      requestFile(addressOf(endpoints.exports.download, { id, format, query: { without } })),
    onMutate: () => notify.withdraw(savingNotice),
    onSuccess: ({ file, name = 'meeting' }) => {
      saveFile(file, name);
      notify.success(`Saved as ‘${name}’.`);
    },
    onError: (error) => {
      const text = refusalText(error, { 404: gone, else: 'The file could not be written' });
      notify.error(text, savingNotice, error);
    },
  });
}

/** Copies the meeting as Markdown, without its transcript, which is too long to paste. */
export function useCopyMeeting(id: string) {
  return useMutation({
    mutationFn: async () => {
      const { file } = await requestFile(
        addressOf(endpoints.exports.download, {
          id,
          format: 'md',
          query: { without: 'transcript' },
        }),
      );
      const text = await file.text();
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        throw new Error('the browser refused. Save the Markdown file instead');
      }
    },
    onMutate: () => notify.withdraw(copyingNotice),
    onSuccess: () => notify.success('Copied as Markdown, without the transcript.'),
    onError: (error) => {
      const text = refusalText(error, { 404: gone, else: 'The meeting could not be copied' });
      notify.error(text, copyingNotice, error);
    },
  });
}
