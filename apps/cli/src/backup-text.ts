import type { SectionSum } from '@rapport/server/features/backup/backup-format';

const sumLength = 16;

/** Rows, checksum and name of each section, to compare a backup with its restore. */
export function backupText(sections: readonly SectionSum[]): string {
  const lines = sections.map(
    ({ name, rows, sha256 }) =>
      `${String(rows).padStart(9)}  ${sha256.slice(0, sumLength)}  ${name}\n`,
  );
  return lines.join('');
}
