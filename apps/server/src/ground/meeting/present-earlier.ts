import type { EarlierUpload } from '@rapport/contract';
import type { Earlier } from './same-meeting-repository.ts';

export const presentEarlier = ({ id, title, createdAt }: Earlier): EarlierUpload => ({
  eventId: id,
  title,
  uploadedAt: createdAt.toISOString(),
});
