import type { MeetingTranscript } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import type { Explanation } from './explanation.ts';

/** Explains the talk share of a speaker. */
export function talkShareExplanation(
  { turns, speakers }: MeetingTranscript,
  nameOf: (participantId: string) => string,
): Explanation {
  const words = new Map<string, number>();
  for (const { participantId, text } of turns) {
    if (participantId === null) continue;
    const count = text.split(/\s+/).filter(Boolean).length;
    words.set(participantId, (words.get(participantId) ?? 0) + count);
  }
  const all = [...words.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...words].sort(([, a], [, b]) => b - a);
  const part = (count: number) => Math.round((count / all) * 100);
  return {
    figure: 'talk-share',
    steps: [
      'The words of each speaker are counted.',
      'They are divided by the words of all speakers. Words without a named speaker are not counted.',
    ],
    sum:
      most &&
      `${nameOf(most[0])}: ${most[1].toLocaleString('en')} ÷ ${all.toLocaleString('en')} = ${part(most[1])} %.`,
    basis: `${counted(all, 'word')} of ${counted(speakers.length, 'speaker')}`,
  };
}
