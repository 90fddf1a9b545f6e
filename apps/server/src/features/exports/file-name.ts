import { type ExportFormat, namePart } from '@rapport/contract';

/** '2026-11-17 Weekly product sync.docx', in any script. `day` is 'YYYY-MM-DD'. */
export function exportFileName(day: string, title: string, format: ExportFormat): string {
  const shown = namePart(title, 'Meeting');
  const [kind, ending] = format.split('.');
  return ending ? `${day} ${shown}, ${kind}.${ending}` : `${day} ${shown}.${format}`;
}
