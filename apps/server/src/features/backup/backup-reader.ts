import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { BackupError, explainFileError } from './backup-error.ts';
import {
  createLineHash,
  endSchema,
  type Header,
  headerSchema,
  isKnownFormat,
  type Section,
  sectionEndSchema,
  sectionSchema,
} from './backup-format.ts';

export type ReadSection = Section & {
  /** JSON lines. Must be read completely before the next section. */
  pages: AsyncGenerator<string[]>;
  /** The checksum stored in the file. */
  sum: Promise<string>;
};

export type BackupReader = { header: Header; sections: AsyncGenerator<ReadSection> };

const pageLines = 500;
const pageCharacters = 4_000_000;

/** The file is validated while it is being read, up to its last section. */
export async function openBackup(path: string): Promise<BackupReader> {
  const lines = linesOf(path);
  const foreign = new BackupError(`${path} is not a backup of Rapport.`);
  const first = await lines.next();
  const header = first.done ? undefined : parse(headerSchema, first.value);
  if (!header) throw foreign;
  if (!isKnownFormat(header))
    throw new BackupError(
      `${path} was made by Rapport ${header.version}, which uses another backup format. Restore it with that version.`,
    );
  return { header, sections: sectionsOf(path, lines) };
}

/** @throws BackupError if the file is damaged or incomplete. */
export async function checkBackup(path: string): Promise<void> {
  const { sections } = await openBackup(path);
  for await (const { pages } of sections) for await (const _ of pages);
}

async function* sectionsOf(
  path: string,
  lines: AsyncGenerator<string>,
): AsyncGenerator<ReadSection> {
  const damaged = () => new BackupError(`${path} is damaged: its contents are inconsistent.`);
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw truncated(path);
    return value;
  };
  for (let read = 0; ; read += 1) {
    const line = await nextLine();
    const end = parse(endSchema, line);
    if (end) {
      if (end.sections !== read) throw damaged();
      return;
    }
    const section = parse(sectionSchema, line);
    if (!section) throw damaged();
    const sum = Promise.withResolvers<string>();
    yield { ...section, pages: pagesOf(section.rows, sum.resolve), sum: sum.promise };
  }

  async function* pagesOf(rows: number, told: (sum: string) => void): AsyncGenerator<string[]> {
    const hash = createLineHash();
    let page: string[] = [];
    let characters = 0;
    for (let row = 1; row <= rows; row += 1) {
      const line = await nextLine();
      page.push(line);
      characters += line.length;
      if (row < rows && page.length < pageLines && characters < pageCharacters) continue;
      hash.add(page);
      yield page;
      page = [];
      characters = 0;
    }
    const end = parse(sectionEndSchema, await nextLine());
    if (end?.sha256 !== hash.sum()) throw damaged();
    told(end.sha256);
  }
}

function parse<S extends z.ZodType>(schema: S, line: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

const truncated = (path: string) =>
  new BackupError(`${path} is not complete: it ends in the middle. Use another backup.`);

function explain(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return truncated(path);
  if (!code.startsWith('Z_')) return explainFileError(error, path);
  const isOther = error instanceof Error && error.message === 'incorrect header check';
  return new BackupError(
    isOther ? `${path} is not a backup of Rapport.` : `${path} is damaged: it can't be unpacked.`,
  );
}

/** Splits at '\n' only, since texts may contain other line separators. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  file.pipe(text).setEncoding('utf8');
  let parts: string[] = [];
  try {
    for await (const chunk of text) {
      const [first = '', ...others] = String(chunk).split('\n');
      parts.push(first);
      for (const other of others) {
        yield parts.join('');
        parts = [other];
      }
    }
  } catch (error) {
    throw explain(error, path);
  } finally {
    file.destroy();
  }
}
