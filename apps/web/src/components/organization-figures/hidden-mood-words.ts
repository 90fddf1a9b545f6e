import { type GroupMood, shownFromWords } from '@rapport/contract';
import { counted, plural } from '@/lib/number-words.ts';

type Reason = Extract<GroupMood, { isShown: false }>['reason'];

/**
 * The text shown instead of a hidden mood, and the reason. Never claims that few people were heard
 * if many were.
 */
export function hiddenMoodWords(
  reason: Reason,
  heard: number,
  smallestGroup: number,
): { text: string; explanation: string } {
  if (reason === 'running') {
    return { text: 'week not over', explanation: 'Shown once the week is over.' };
  }
  if (heard >= smallestGroup) {
    return {
      text: 'not shown',
      explanation: `Shown from ${smallestGroup} people on, and decided once a day. Fewer people count here, other figures would reveal a smaller group, or it is not decided yet.`,
    };
  }
  return {
    text: `fewer than ${smallestGroup} people`,
    explanation: `${shownFromWords(smallestGroup)} ${counted(heard, 'person', 'people')} ${plural(heard, 'was', 'were')} heard.`,
  };
}
