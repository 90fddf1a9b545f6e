import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is gzipped text, one JSON value per line: a header, sections, an end. A section has a
 * head with its number of rows, the rows, and a checksum of their lines.
 */
const formatVersion = 1;

const sequenceSchema = z.object({ name: z.string(), lastValue: z.number().int() });
export type Sequence = z.infer<typeof sequenceSchema>;

export const headerSchema = z.object({
  rapportBackup: z.number().int(),
  /** Version of Rapport. */
  version: z.string(),
  /** The database's last migration. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
  sequences: z.array(sequenceSchema),
});
export type Header = z.infer<typeof headerSchema>;

/** A section contains rows of the named table, pending jobs, or files of the data folder. */
const sectionKindSchema = z.enum(['table', 'jobs', 'files']);
export const sectionSchema = z.object({
  kind: sectionKindSchema,
  name: z.string(),
  rows: z.number().int().min(0),
});
export type Section = z.infer<typeof sectionSchema>;

export const sectionEndSchema = z.object({ sha256: z.string() });
export const endSchema = z.object({ sections: z.number().int() });

export const jobSchema = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  priority: z.number().int(),
});

export const fileSchema = z.object({ path: z.string(), base64: z.base64() });
export type DataFile = z.infer<typeof fileSchema>;

/** Used to compare two installations. */
export type SectionSum = Section & { sha256: string };

export const newHeader = (facts: Omit<Header, 'rapportBackup'>): Header => ({
  rapportBackup: formatVersion,
  ...facts,
});
export const isKnownFormat = (header: Header) => header.rapportBackup === formatVersion;

/** Each line includes its '\n'. */
export function createLineHash(): { add(lines: readonly string[]): void; sum(): string } {
  const hash: Hash = createHash('sha256');
  return {
    add(lines) {
      for (const line of lines) hash.update(line).update('\n');
    },
    sum: () => hash.digest('hex'),
  };
}
