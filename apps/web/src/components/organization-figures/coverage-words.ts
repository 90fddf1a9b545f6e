import type { Coverage } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** 'From 148 meetings, 6 more being analysed; 412 of 439 speakers known' */
export function coverageWords(coverage: Coverage): string {
  const { meetings, beingAnalysed, speakers, speakersKnown } = coverage;
  const more = beingAnalysed > 0 ? `, ${beingAnalysed} more being analysed` : '';
  const from = `From ${counted(meetings, 'meeting')}${more}`;
  if (speakers === 0) return from;
  const known =
    speakersKnown === speakers
      ? `all ${counted(speakers, 'speaker')} known`
      : `${speakersKnown} of ${counted(speakers, 'speaker')} known`;
  return `${from}; ${known}`;
}

/** People are heard where a speaker is tied to the directory: while none is, it is not known who was heard. */
export const areHeardKnown = ({ speakers, speakersKnown }: Coverage): boolean =>
  speakers === 0 || speakersKnown > 0;
