import { saysTopic } from './says-topic.ts';
import type { Talk } from './talk.ts';
import type { TopicCandidate } from './topic-candidates.ts';
import { couldBeTopic, spell } from './topic-phrases.ts';
import type { Topic } from './topics.ts';
import { tokensOf } from './words.ts';

/** A topic that is said in one turn only is no matter of the meeting. */
const fewestTurns = 2;
const mostTopics = 200;

/** Names and phrases that were said again, besides the topics of the meeting, the most said first. */
export type SaidTopics = {
  texts: string[];
  /** In how many turns each participant (row) says each of them (column), without zeros at the end. */
  turns: number[][];
};

export function saidTopics(
  talk: Talk,
  candidates: readonly TopicCandidate[],
  topics: readonly Topic[],
): SaidTopics {
  const known = new Set(topics.map(({ text }) => plain(text)));
  const texts = new Map<string, { text: string; candidate: TopicCandidate }>();
  for (const candidate of candidates.filter(couldBeTopic)) {
    const text = spell(candidate);
    if (!known.has(plain(text))) texts.set(plain(text), { text, candidate });
  }
  const mostSaid = [...texts.values()]
    .sort((a, b) => b.candidate.count - a.candidate.count || (a.text < b.text ? -1 : 1))
    .slice(0, mostTopics);
  const turns = turnsOf(
    talk,
    mostSaid.map(({ candidate }) => candidate),
  );
  const said = mostSaid
    .map((_, at) => at)
    .filter((at) => turns.reduce((sum, own) => sum + (own[at] ?? 0), 0) >= fewestTurns);
  return {
    texts: said.flatMap((at) => mostSaid[at]?.text ?? []),
    turns: turns.map((own) => withoutLastZeros(said.map((at) => own[at] ?? 0))),
  };
}

/** Most people say few of them. */
const withoutLastZeros = (counts: readonly number[]): number[] =>
  counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);

function turnsOf(
  { names, turns }: Talk,
  topics: readonly Pick<TopicCandidate, 'words'>[],
): number[][] {
  const own = names.map(() => topics.map(() => 0));
  const says = topics.map(saysTopic);
  const positions = positionsByWord(topics);
  for (const { speaker, sentences, written } of turns) {
    const counts = speaker === null || written ? undefined : own[speaker];
    if (!counts) continue;
    const said = new Set<number>();
    for (const sentence of sentences) {
      // Compares a sentence only with topics of its words.
      for (const word of [...sentence.keys, ...sentence.tokens])
        for (const at of positions.get(word ?? '') ?? []) if (says[at]?.(sentence)) said.add(at);
    }
    for (const at of said) counts[at] = (counts[at] ?? 0) + 1;
  }
  return own;
}

function positionsByWord(
  topics: readonly Pick<TopicCandidate, 'words'>[],
): Map<string, Set<number>> {
  const positions = new Map<string, Set<number>>();
  for (const [at, { words }] of topics.entries()) {
    const [first = ''] = words;
    for (const word of [first, ...tokensOf(first)])
      positions.set(word, (positions.get(word) ?? new Set()).add(at));
  }
  return positions;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
