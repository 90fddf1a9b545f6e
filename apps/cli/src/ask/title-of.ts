import { basename, extname } from 'node:path';

const date = /\b\d{4}-?\d{2}-?\d{2}\b/g;

/** A title from the name of a file: 'Weekly_sync_2026-05-04.vtt' becomes 'Weekly sync'. */
export function titleOf(file: string): string {
  const name = basename(file, extname(file)).replaceAll('_', ' ');
  const title = name.replace(date, ' ').replace(/\s+/g, ' ').trim();
  return title.replace(/^[\s\-–,]+|[\s\-–,]+$/g, '') || name;
}
