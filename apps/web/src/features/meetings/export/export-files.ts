import type { ExportFormat } from '@rapport/contract';
import {
  Captions,
  FileText,
  FileType,
  Hash,
  ListChecks,
  type LucideIcon,
  Table,
} from 'lucide-react';

/** The files of a meeting as the menu shows them. */
export const exportFiles: Record<ExportFormat, { label: string; hint: string; icon: LucideIcon }> =
  {
    docx: { label: 'Word', hint: '.docx', icon: FileText },
    pdf: { label: 'PDF', hint: '.pdf', icon: FileType },
    md: { label: 'Markdown', hint: '.md', icon: Hash },
    'turns.csv': { label: 'Turns as a table', hint: '.csv', icon: Table },
    'actions.csv': { label: 'Actions as a table', hint: '.csv', icon: ListChecks },
    srt: { label: 'Subtitles', hint: '.srt', icon: Captions },
    vtt: { label: 'Subtitles, WebVTT', hint: '.vtt', icon: Captions },
  };
