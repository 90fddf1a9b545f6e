import type { SpokenTurn, Talk } from '../talk.ts';
import { type TopicCandidate, topicCandidates } from '../topic-candidates.ts';
import { isNamed, isPhrase, spell, stem } from '../topics.ts';
import { tokensOf } from '../words.ts';

const fewestMentions = 2;
/** How much it counts that a phrase was said here rather than elsewhere in the meeting. */
const ownPower = 0.7;
const openingWords = 6;
/** Two hours of talk tell what a chapter is about, however long it is. */
const mostWords = 20_000;

/**
 * A title for each part of a meeting: the phrase said in it, as it was said, that was said often there and seldom
 * elsewhere; no title twice. Where nothing came up again, the first words of the part.
 */
export function chapterTitles(
  talk: Talk,
  parts: readonly SpokenTurn[][],
  alsoPeople: readonly string[],
): string[] {
  const people = namesSaid(talk, alsoPeople);
  const found = parts.map((turns) =>
    topicCandidates({ ...talk, turns: beginningOf(turns) }, people).filter(
      ({ count }) => count >= fewestMentions,
    ),
  );
  const counts = new Map<string, number>();
  for (const { words, count } of found.flat())
    counts.set(words.join(' '), (counts.get(words.join(' ')) ?? 0) + count);
  const weigh = (candidate: TopicCandidate): number => {
    const { words, count, speakers } = candidate;
    const own = count / (counts.get(words.join(' ')) ?? count);
    return (
      Math.sqrt(count) *
      own ** ownPower *
      (1 + 0.25 * Math.min(speakers.size, 3)) *
      (words.length > 1 ? 2 : 1) *
      (isNamed(candidate) ? 1.3 : 1)
    );
  };
  const taken = new Set<string>();
  return found.map((candidates, part) => {
    const free = candidates.filter(({ words }) => !taken.has(words.map(stem).join(' ')));
    const phrases = free.filter((candidate) => isPhrase(candidate, fewestMentions));
    const kinds = [phrases, free.filter(isWholeRun), free.filter(isNoun)];
    const [best] = (kinds.find(({ length }) => length > 0) ?? [])
      .map((candidate) => ({ candidate, weight: weigh(candidate), title: spell(candidate) }))
      .sort((a, b) => b.weight - a.weight || (a.title < b.title ? -1 : 1));
    if (!best) return openingOf(parts[part] ?? []);
    taken.add(best.candidate.words.map(stem).join(' '));
    return best.title;
  });
}

function beginningOf(turns: SpokenTurn[]): SpokenTurn[] {
  let words = 0;
  const end = turns.findIndex((turn) => {
    words += turn.words;
    return words > mostWords;
  });
  return end === -1 ? turns : turns.slice(0, end + 1);
}

/** Of many names those of which a part was said, so that each chapter need not look at all. */
function namesSaid({ turns }: Talk, names: readonly string[]): string[] {
  const said = new Set<string>();
  for (const { sentences } of turns)
    for (const { tokens } of sentences) for (const token of tokens) said.add(token);
  return names.filter((name) => tokensOf(name).some((token) => said.has(token)));
}

/** Several content words that came again together and mostly ended there. */
const isWholeRun = ({ words, count, endings }: TopicCandidate): boolean =>
  words.length > 1 && endings * 2 >= count;

const isNoun = ({ words, count, asNoun, asPerson }: TopicCandidate): boolean =>
  words.length === 1 && asNoun * 2 >= count && asPerson === 0;

function openingOf(turns: readonly SpokenTurn[]): string {
  const longest = turns
    .flatMap(({ sentences }) => sentences)
    .reduce((best, { text }) => (text.length > best.length ? text : best), '');
  const words = longest.split(' ');
  return words.length <= openingWords ? longest : `${words.slice(0, openingWords).join(' ')} …`;
}
