import type { Piece } from '../model-texts/chunk-meeting.ts';
import { findQuote, fold } from '../model-texts/find-quote.ts';
import { ordersMachine } from '../model-texts/own-judgement.ts';
import type { Candidate } from './candidates.ts';
import type { OutcomeKind, Verdicts } from './verdict-form.ts';

export type Missed = { kind: OutcomeKind; turn: number; quote: string };

/** Numbers of candidates that the model takes for something else, and what it finds besides. */
export type CheckedVerdicts = { refused: Set<number>; missed: Missed[] };

/** How far from a candidate the words of a verdict may be. */
const turnsAround = 3;
const mostMissed = 3;
const missedWords = { least: 5, most: 60 };

/** Keeps what rests on words that were said; contradictory verdicts on one candidate count for nothing. */
export function checkVerdicts(
  { verdicts, missed }: Verdicts,
  pieces: readonly Piece[],
  candidates: readonly Candidate[],
): CheckedVerdicts {
  const said = pieces.map((piece) => ({ ...piece, ...fold(piece.text) }));
  const byNumber = Map.groupBy(verdicts, ({ number }) => number);
  const refused = candidates.filter(({ number, kind, turn }) => {
    const near = said.filter((piece) => Math.abs(piece.turn - turn) <= turnsAround);
    const held = (byNumber.get(number) ?? []).filter(
      ({ quote }) =>
        !ordersMachine(quote) && near.some((piece) => findQuote(piece, quote) !== null),
    );
    const [first] = held;
    return first !== undefined && held.every(({ is }) => is === first.is) && first.is !== kind;
  });
  return {
    refused: new Set(refused.map(({ number }) => number)),
    missed: missed.slice(0, mostMissed).flatMap(({ is, turn, quote }): Missed[] => {
      const piece = said.find((one) => one.turn === turn && findQuote(one, quote) !== null);
      const words = piece && findQuote(piece, quote);
      if (!piece || !words || ordersMachine(piece.text)) return [];
      const sentence = withEnding(piece.text, words);
      return isSentence(sentence, is) ? [{ kind: is, turn, quote: sentence }] : [];
    }),
  };
}

/** A decision or an action is never asked. */
function isSentence(words: string, kind: OutcomeKind): boolean {
  const count = words.split(/\s+/).length;
  if (count < missedWords.least || count > missedWords.most) return false;
  return kind === 'question' || !words.endsWith('?');
}

/** The words with the mark that ends their sentence. */
function withEnding(text: string, words: string): string {
  const after = text.slice(text.indexOf(words) + words.length);
  return words + (after.match(/^[.!?…]["”’]?/)?.[0] ?? '');
}
