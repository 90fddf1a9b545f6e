import type { AskAnswer } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { periodWords } from './filter-words.ts';

/** 'Nothing was said about this in the 47 meetings of the past 3 months that you may open. …' */
export function nothingSentence({ reading, read }: Pick<AskAnswer, 'reading' | 'read'>): string {
  const of = withArticle(periodWords(reading));
  if (read.meetings === 0)
    return `There is no meeting${of} that you may open and that fits the filters.`;
  return `Nothing was said about this in the ${read.meetings === 1 ? 'one meeting' : counted(read.meetings, 'meeting')}${of} that you may open. Rapport does not guess, so there is no answer.`;
}

/** ' of the past week', ' since 2 September 2026', ' of 3 to 9 March 2026' */
function withArticle(period: string | undefined): string {
  if (!period) return '';
  if (period.startsWith('past')) return ` of the ${period}`;
  return /^(since|until)/.test(period) ? ` ${period}` : ` of ${period}`;
}
