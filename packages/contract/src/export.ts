import * as z from 'zod/mini';
import { pathFor, paths } from './paths.ts';

/** Files of one meeting. */
export const exportFormats = [
  'docx',
  'pdf',
  'md',
  'turns.csv',
  'actions.csv',
  'srt',
  'vtt',
] as const;
export const exportFormatSchema = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/**
 * What a file of a format holds: parts of the meeting's page, all that was said, the same as subtitles, which need its
 * times, or the actions.
 */
const contents = {
  docx: 'parts',
  pdf: 'parts',
  md: 'parts',
  'turns.csv': 'talk',
  'actions.csv': 'actions',
  srt: 'subtitles',
  vtt: 'subtitles',
} as const satisfies Record<ExportFormat, 'parts' | 'talk' | 'subtitles' | 'actions'>;

type FormatWith<Content> = {
  [Format in ExportFormat]: (typeof contents)[Format] extends Content ? Format : never;
}[ExportFormat];
export type DocumentFormat = FormatWith<'parts'>;
/** Formats that hold what was said. */
export type TalkFormat = FormatWith<'parts' | 'talk' | 'subtitles'>;

export const hasParts = (format: ExportFormat): format is DocumentFormat =>
  contents[format] === 'parts';
export const hasTalk = (format: ExportFormat): format is TalkFormat =>
  contents[format] !== 'actions';
/** Whether it cannot be written of a transcript without times. */
export const needsTimes = (format: ExportFormat): boolean => contents[format] === 'subtitles';

/** Parts of a meeting's page that documents can leave out. */
export const exportParts = [
  'in-short',
  'chapters',
  'decisions',
  'actions',
  'questions',
  'talk',
  'sentiment',
  'participants',
  'map',
  'transcript',
] as const;
const exportPartSchema = z.enum(exportParts);
export type ExportPart = z.infer<typeof exportPartSchema>;

export const exportQuerySchema = z.object({
  without: z
    .optional(z.union([exportPartSchema, z.array(exportPartSchema)]))
    .check(z.describe('Parts to leave out of a document; repeatable')),
  maybe: z
    .optional(z.literal('true'))
    .check(z.describe('With what may be decisions, actions and open questions, below those')),
});

/** Path of an export, as a person or the web app requests it. */
export function exportPath(
  id: string,
  format: ExportFormat,
  without: readonly ExportPart[] = [],
): string {
  const path = pathFor(paths.meetingExport, id).replace(':format', format);
  return without.length === 0
    ? path
    : `${path}?${without.map((part) => `without=${part}`).join('&')}`;
}
