import type { UploadCheck, UploadCheckAnswer } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { presentEarlier } from '../../../ground/meeting/present-earlier.ts';
import type { Member } from '../../../platform/session.ts';
import { listSameFiles } from './same-file-repository.ts';

/**
 * Says which files were uploaded before. Meetings that the member may not read are not revealed.
 */
export async function checkUpload(
  { db, maxUploadMb }: { db: Queryable; maxUploadMb: number },
  member: Member,
  { sha256 }: UploadCheck,
): Promise<UploadCheckAnswer> {
  const same = sha256.length > 0 ? await listSameFiles(db, member, sha256) : [];
  return {
    alreadyHere: same.map((earlier) => ({
      sha256: earlier.sha256,
      upload: presentEarlier(earlier),
    })),
    sizeMaxMb: maxUploadMb,
  };
}
