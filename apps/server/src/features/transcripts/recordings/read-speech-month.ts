import type { Queryable } from '../../../database/types.ts';
import { listMonth, monthOf } from './speech-month-repository.ts';

/** What each organization had transcribed this month. */
export const readSpeechMonth = (db: Queryable) => listMonth(db, monthOf(new Date()));
