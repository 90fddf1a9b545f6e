import { ApiRequestError } from '@/lib/api-client.ts';

export type UploadFailure = { sentence: string; reason?: string };

const noOrganizationText = 'You must have an active organization to upload transcripts.';

/** What to tell about an upload that failed; `reason` is what the server adds to a refused file. */
export function uploadFailure(error: unknown): UploadFailure {
  const status = error instanceof ApiRequestError ? error.status : null;
  const message = (error instanceof Error && messageOf(error)) || 'Unknown error';
  switch (status) {
    case 401:
      return { sentence: 'Authentication failed. Please log in again.' };
    case 400: {
      const sentence = 'Invalid file format or file too large.';
      return message === sentence ? { sentence } : { sentence, reason: message };
    }
    case 422:
      return { sentence: noOrganizationText };
    default:
      return { sentence: `Upload failed: ${message}` };
  }
}

/** Nothing where the server, or what stands before it, answered without a sentence. */
function messageOf(error: Error): string {
  const isSilent = error instanceof ApiRequestError && error.code === 'UNREADABLE_ERROR';
  return isSilent ? '' : error.message;
}
