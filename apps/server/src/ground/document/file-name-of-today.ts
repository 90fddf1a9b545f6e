import { fileName } from '@rapport/contract';
import type { Member } from '../../platform/session.ts';
import { dayIn } from '../day-in.ts';

/** Of a file that holds what is true today, by the organization's clock. */
export const fileNameOfToday = (
  holds: string,
  { settings }: Pick<Member, 'settings'>,
  ending: string,
): string => fileName(holds, dayIn(settings.timezone, new Date()), ending);
