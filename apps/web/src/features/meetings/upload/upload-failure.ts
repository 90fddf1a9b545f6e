import { ApiRequestError } from '@/lib/api-request-error.ts';

export type UploadFailure = { sentence: string; reason?: string };

const noOrganizationText = 'You must have an active organization to upload transcripts.';

/** The message for a failed upload; `reason` is the server's reason for refusing the file. */
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

/** The message of the answer; empty if the server, or a proxy before it, sent none. */
function messageOf(error: Error): string {
  const isSilent = error instanceof ApiRequestError && error.code === 'UNREADABLE_ERROR';
  return isSilent ? '' : error.message;
}
