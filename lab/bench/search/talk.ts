import { randomFrom } from '../../../scripts/random.ts';

const consonants = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr'];
const vowels = ['a', 'e', 'i', 'o', 'u'];
const vocabularySize = 30_000;

/** Invented words without duplicates, the same in each run. */
function makeVocabulary(): string[] {
  const random = randomFrom(7);
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const syllables = 2 + Math.floor(random.next() * 3);
    words.add(
      Array.from({ length: syllables }, () => random.pick(consonants) + random.pick(vowels)).join(
        '',
      ),
    );
  }
  return [...words];
}

const vocabulary = makeVocabulary();
/** The word with this frequency rank, from 1. */
export const wordOfRank = (rank: number): string => vocabulary[rank - 1] ?? '';

export type SaidTurn = {
  position: number;
  participantId: string | null;
  start: number;
  end: number;
  text: string;
};

/** About half of all spoken words are such words, which are not indexed. */
const common = ['the', 'and', 'we', 'to', 'of', 'that', 'it', 'is', 'in', 'you', 'this', 'for'];

const wordsOfTurn = 25;
const wordsOfSentence = 12;
const secondsPerWord = 0.4;

/** Talk in which the word of rank n is 1/n as frequent as the first (Zipf's law), as in natural languages. */
export function makeTalk(words: number, seed: number): SaidTurn[] {
  const random = randomFrom(seed);
  // Inverts the sum of 1/n, which is about ln n.
  const nextWord = () =>
    random.next() < 0.5
      ? random.pick(common)
      : wordOfRank(Math.floor(Math.exp(random.next() * Math.log(vocabularySize))));
  return Array.from({ length: Math.ceil(words / wordsOfTurn) }, (_, position) => {
    const said = Array.from({ length: wordsOfTurn }, (_, at) =>
      at % wordsOfSentence === wordsOfSentence - 1 ? `${nextWord()}.` : nextWord(),
    );
    const start = position * wordsOfTurn * secondsPerWord;
    const end = start + wordsOfTurn * secondsPerWord;
    return { position, participantId: null, start, end, text: said.join(' ') };
  });
}
