import { effectiveSoundDays, type UploadCheck, type UploadCheckAnswer } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { presentEarlier } from '../../../ground/meeting/present-earlier.ts';
import type { SpeechSettings } from '../../../platform/env.ts';
import type { Member } from '../../../platform/session.ts';
import { readMinutesLeft } from '../recordings/minutes-left.ts';
import { listSameFiles } from './same-file-repository.ts';

/**
 * Says which files were uploaded before. Meetings that the member may not read are not revealed.
 */
export async function checkUpload(
  {
    db,
    maxUploadMb,
    speech,
  }: { db: Queryable; maxUploadMb: number; speech: SpeechSettings | undefined },
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
    ...(speech && {
      recordings: {
        sizeMaxMb: speech.recordingMaxMb,
        service: new URL(speech.baseUrl).host,
        soundDays: effectiveSoundDays(member.settings.trust),
        minutesLeft: await readMinutesLeft(db, member.organizationId, speech),
      },
    }),
  };
}
