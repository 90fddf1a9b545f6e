import type { BegunWork } from '../../platform/begun-work.ts';
import type { Logger } from '../../platform/logger.ts';
import { tooLarge } from '../../platform/read-upload.ts';
import type { Member } from '../../platform/session.ts';
import { importFile, isRefusal, ofFile, outcomeOf, refuse } from './import-file.ts';
import { importZip, isZip, type ZipServices } from './import-zip.ts';
import type { Outcome, Unmoved } from './imported-file-repository.ts';
import { digestOf, receiveContent } from './receive-content.ts';
import { fileMaxMb, zipMaxMb } from './size-limits.ts';
import { type FilePart, type ImportSource, UnreadFileError } from './source.ts';

export type LookServices = ZipServices & {
  log: Logger;
  maxUploadMb: number;
  begunWork: BegunWork;
};

export type Look = {
  source: Pick<ImportSource, 'kind' | 'name' | 'uploader'>;
  organizationId: string;
  day: string;
};

export type Undecided = 'changing' | 'stopping';

const bytesPerMb = 1024 * 1024;
/** Imports one file, or tells why not. */
export async function takePart(
  services: LookServices,
  { source, organizationId }: Look,
  { name, at }: { name: string; at: number },
  { fileName, read: readPart }: FilePart,
  known: readonly Unmoved[],
  member: Member | undefined,
): Promise<Outcome | Undecided> {
  const { db } = services;
  const file = { organizationId, source: source.name, name };
  const because = (reason: string) => ofFile(file, fileName, reason);
  // An unread file has no digest; its position distinguishes it from others in the same message.
  const unread = (reason: string) =>
    refuse(db, { ...file, entry: at, sha256: '' }, member?.accountId ?? null, because(reason));
  const maxMb = isZip(fileName) ? zipMaxMb(services) : fileMaxMb(services, fileName);
  const bytes = () => readPart(maxMb * bytesPerMb);
  try {
    // Before anything is stored of a file that may have been dealt with.
    const sha256 = known.length > 0 || !member ? await digestOf(bytes()) : undefined;
    const whole = known.find((one) => one.sha256 === sha256 && one.entry === 0);
    if (whole) return outcomeOf(whole);
    if (!member)
      return await refuse(
        db,
        { ...file, sha256: sha256 ?? '', entry: 0 },
        null,
        because(`${source.uploader} may not upload to this organization.`),
      );
    const content = await receiveContent(services, organizationId, fileName, bytes());
    const seen = { ...file, sha256: content.sha256, entry: 0 };
    const imported = { kind: source.kind, file: seen, content };
    if (!isZip(fileName) || !('bytes' in content))
      return await importFile(services, imported, member);
    const same = known.filter((one) => one.sha256 === content.sha256);
    return await importZip(services, { ...imported, content }, member, same);
  } catch (error) {
    if (error instanceof UnreadFileError)
      return error.why === 'changing' ? error.why : unread(tooLarge(maxMb).message);
    // A recording is refused by its first bytes.
    if (isRefusal(error)) return unread(error.message);
    throw error;
  }
}
