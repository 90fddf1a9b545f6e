import { zipLimits } from '@rapport/contract';
import { tooLarge } from '../../platform/read-upload.ts';
import type { Member } from '../../platform/session.ts';
import {
  BrokenZipError,
  readZipEntries,
  unpackedPieces,
  type ZipEntry,
} from '../transcripts/extract-text/zip/zip-reader.ts';
import {
  type ImportedFile,
  type ImportServices,
  importFile,
  isRefusal,
  ofFile,
  outcomeOf,
  refuse,
} from './import-file.ts';
import type { Outcome, Unmoved, WatchedFile } from './imported-file-repository.ts';
import { isPassedOver } from './is-passed-over.ts';
import { printable } from './printable.ts';
import { receiveContent } from './receive-content.ts';
import { fileMaxMb } from './size-limits.ts';

export type ImportedZip = ImportedFile & { content: { bytes: Uint8Array } };

type Found = { entry: ZipEntry; name: string };

export type ZipServices = ImportServices & {
  maxUploadMb: number;
  /** Checked before each file. */
  stop: AbortSignal;
};

export const isZip = (name: string): boolean => /\.zip$/i.test(name);

const bytesPerMb = 1024 * 1024;

/**
 * Imports each file of a zip. If one of them is refused, the whole zip is. `dealtWith` holds the
 * results of an earlier attempt. Zip contents are not trusted: names are never used as paths, and
 * nested zips are not opened.
 */
export async function importZip(
  services: ZipServices,
  zip: ImportedZip,
  member: Member,
  dealtWith: readonly Unmoved[],
): Promise<Outcome | 'stopping'> {
  const found = readEntries(zip.content.bytes);
  if (typeof found === 'string')
    return refuse(
      services.db,
      zip.file,
      member.accountId,
      ofFile(zip.file, zip.content.fileName, found),
    );
  const reasons: string[] = [];
  for (const [index, one] of found.entries()) {
    if (services.stop.aborted) return 'stopping';
    const file = { ...zip.file, entry: index + 1 };
    const known = dealtWith.find(({ entry }) => entry === file.entry);
    const outcome = known ? outcomeOf(known) : await importEntry(services, zip, member, file, one);
    if (outcome.state === 'refused') reasons.push(outcome.reason);
  }
  if (reasons.length === 0) return { state: 'imported' };
  const counts = `${reasons.length} of the ${found.length} files in this zip were not imported.`;
  return { state: 'refused', reason: [counts, ...reasons].join('\n') };
}

/** The files of a zip, or why none of them is imported. */
function readEntries(bytes: Uint8Array): Found[] | string {
  let entries: ZipEntry[];
  try {
    entries = readZipEntries(bytes, zipLimits.filesMax);
  } catch (error) {
    if (error instanceof BrokenZipError) return 'This is not a readable zip.';
    throw error;
  }
  const unpacked = entries.reduce(
    (sum, { size, packedSize }) => sum + Math.max(size, packedSize),
    0,
  );
  if (entries.length > zipLimits.filesMax || unpacked > zipLimits.unpackedMaxMb * bytesPerMb)
    return `A zip may hold at most ${zipLimits.filesMax} files and ${zipLimits.unpackedMaxMb} MB.`;
  const found = entries
    .map((entry) => ({ entry, parts: entry.name.split(/[\\/]/) }))
    .filter(({ parts }) => parts.at(-1) !== '' && !parts.some(isHiddenPart))
    .map(({ entry, parts }) => ({ entry, name: printable(parts.at(-1) ?? '') }));
  return found.length > 0 ? found : 'There are no files in this zip.';
}

const isHiddenPart = (part: string) => part !== '.' && part !== '..' && isPassedOver(part);

async function importEntry(
  services: ZipServices,
  { kind, content: zip }: ImportedZip,
  member: Member,
  file: WatchedFile,
  { entry, name }: Found,
): Promise<Outcome> {
  const refused = (reason: string) =>
    refuse(services.db, file, member.accountId, ofFile(file, name, reason));
  const reason = refusalOf(entry, name, fileMaxMb(services, name));
  if (reason) return refused(reason);
  try {
    const bytes = unpackedPieces(zip.bytes, entry);
    const content = await receiveContent(services, file.organizationId, name, bytes);
    return await importFile(services, { kind, file, content }, member);
  } catch (error) {
    if (error instanceof BrokenZipError) return refused('This file cannot be unpacked.');
    if (isRefusal(error)) return refused(error.message);
    throw error;
  }
}

function refusalOf({ encrypted, size, packedSize }: ZipEntry, name: string, maxUploadMb: number) {
  if (isZip(name)) return 'A zip inside a zip is not opened.';
  if (encrypted) return 'This file is protected by a password.';
  if (Math.max(size, packedSize) > maxUploadMb * bytesPerMb) return tooLarge(maxUploadMb).message;
  return undefined;
}
