import { type Corpus, rarities } from '../meetings/corpus.ts';
import type { Question } from '../question/read-question.ts';
import { termsOf } from '../words/terms.ts';
import type { Place } from './best-quote.ts';
import { sentencesIn } from './sentences.ts';

/** A sentence, with the position of its meeting among the meetings that were read. */
export type FoundSentence = { meeting: number; place: Place };

/**
 * A sentence is about the subject of a question if it has this share of it, weighted by the rarity of the words.
 * Judgement.
 */
const leastShare = 0.5;

/** All sentences about the subject of a question by the people that it names, in the order of the meetings. */
export function sentencesAbout(
  corpus: Corpus,
  { matter, speakers }: Pick<Question, 'matter' | 'speakers'>,
): FoundSentence[] {
  const rarity = rarities(corpus, matter.terms);
  const asked = new Set(speakers);
  return corpus.meetings.flatMap(({ meeting: { turns }, passages, terms }, meeting) => {
    const withTerm = new Set(
      matter.terms.flatMap((term) => [...(terms.postings.get(term)?.keys() ?? [])]),
    );
    const inTurns = new Set(
      [...withTerm].flatMap((at) => (passages[at]?.parts ?? []).map(({ turn }) => turn)),
    );
    return [...inTurns]
      .toSorted((one, other) => one - other)
      .filter((turn) => asked.size === 0 || asked.has(turns[turn]?.speaker ?? ''))
      .flatMap((turn) => {
        const text = turns[turn]?.text ?? '';
        return sentencesIn(text)
          .filter(({ from, to }) => {
            const said = new Set(termsOf(text.slice(from, to)));
            return (
              matter.terms.reduce(
                (sum, term) => sum + (said.has(term) ? (rarity.get(term) ?? 0) : 0),
                0,
              ) >= leastShare
            );
          })
          .map((place) => ({ meeting, place: { turn, ...place } }));
      });
  });
}
