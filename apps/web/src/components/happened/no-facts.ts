import { counted } from '@/lib/number-words.ts';

/** Said of a period without facts. */
export const noFacts = (meetings: number): string =>
  meetings === 0
    ? 'No meeting was held in this period.'
    : `No decision, vote or new topic in ${counted(meetings, 'meeting')}.`;
