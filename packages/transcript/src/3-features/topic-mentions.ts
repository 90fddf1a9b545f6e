import { saysTopic } from './says-topic.ts';
import type { Talk } from './talk.ts';
import type { Topic } from './topics.ts';

/** In how many sentences each participant (row) mentions each topic (column). */
export function topicMentions({ names, turns }: Talk, topics: readonly Topic[]): number[][] {
  const says = topics.map(saysTopic);
  const mentions = names.map(() => topics.map(() => 0));
  for (const { speaker, sentences } of turns) {
    const own = speaker === null ? undefined : mentions[speaker];
    if (!own) continue;
    for (const sentence of sentences) {
      for (const [at, isSaid] of says.entries()) if (isSaid(sentence)) own[at] = (own[at] ?? 0) + 1;
    }
  }
  return mentions;
}
