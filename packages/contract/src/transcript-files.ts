/** What a file holds: text in some layout, or a document that text is taken from. */
export type TranscriptContent = 'text' | 'docx' | 'pdf';

/** The files that are read as transcripts, by the ending of their name. */
export const transcriptFiles = {
  '.txt': 'text',
  '.docx': 'docx',
  '.pdf': 'pdf',
  '.vtt': 'text',
  '.srt': 'text',
  '.md': 'text',
  '.csv': 'text',
  '.json': 'text',
} as const satisfies Readonly<Record<string, TranscriptContent>>;

export type TranscriptEnding = keyof typeof transcriptFiles;

const isEnding = (ending: string): ending is TranscriptEnding => ending in transcriptFiles;

export const uploadExtensions: readonly TranscriptEnding[] =
  Object.keys(transcriptFiles).filter(isEnding);

/** The ending of a transcript's name, in any case; undefined for other files. */
export function transcriptEnding(fileName: string): TranscriptEnding | undefined {
  const name = fileName.toLowerCase();
  return uploadExtensions.find((ending) => name.endsWith(ending));
}

/** '.txt, .docx or .pdf', of all endings and of further ones. */
export function endingsInWords(...further: readonly string[]): string {
  const all = [...uploadExtensions, ...further];
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/** For files of other kinds. */
export const invalidFileTypeText =
  'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.';
