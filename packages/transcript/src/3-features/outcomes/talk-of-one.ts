import type { Talk } from '../talk.ts';

const mostShare = 0.9;
const fewestWords = 500;

/** A lecture or a demonstration: 'I'll send a request now' of its speaker promises nothing. */
export function isTalkOfOne({ turns, names, nobodyNamed }: Talk): boolean {
  if (nobodyNamed) return false;
  const own = names.map(() => 0);
  let all = 0;
  for (const { speaker, words, written } of turns) {
    if (written) continue;
    all += words;
    if (speaker !== null) own[speaker] = (own[speaker] ?? 0) + words;
  }
  return all >= fewestWords && own.some((words) => words >= mostShare * all);
}
