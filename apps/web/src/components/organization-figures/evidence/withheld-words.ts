import { counted } from '@/lib/number-words.ts';

export const withheldWords = (shown: number, withheld: number): string =>
  shown > 0
    ? `and ${withheld} you may not open`
    : `It rests on ${counted(withheld, 'meeting')} that you may not open.`;
