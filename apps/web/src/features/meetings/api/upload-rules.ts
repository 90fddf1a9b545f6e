import { endpoints, type RecordingRules, type UploadCheckAnswer } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

/** `recordings` is absent if no speech service is set up. */
export type UploadRules = { sizeMaxMb: number; recordings?: RecordingRules | undefined };

export const checkUpload = (sha256: readonly string[]): Promise<UploadCheckAnswer> =>
  call(endpoints.transcripts.checkUpload, { body: { sha256 } });

export const askUploadRules = (): Promise<UploadRules> => checkUpload([]);

export const uploadRulesQueryOptions = queryOptions({
  queryKey: ['upload-rules'],
  queryFn: askUploadRules,
});
