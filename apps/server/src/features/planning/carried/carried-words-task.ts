import { type CarriedBy, type CarriedMeeting, type CarriedTask, carriedBy } from '@rapport/ask';
import { z } from 'zod';
import type { WordsOfMeeting } from './carried-words-repository.ts';

export type CarriedWordsTask = Omit<CarriedTask, 'meetings'> & {
  words: readonly WordsOfMeeting[];
  /** People of the directory by participant. */
  personOf: ReadonlyMap<string, string>;
};

const turnsSchema = z.array(
  z.object({ position: z.number(), participantId: z.nullish(z.string()), text: z.string() }),
);

/** Takes about a second at the most words that are read, so it runs in a thread. */
export function computeCarriedWords({ words, personOf, ...task }: CarriedWordsTask): CarriedBy {
  const meetings = words.map(
    ({ id, series, openedBy, pieces }): CarriedMeeting => ({
      id,
      series,
      openedBy,
      turns: pieces
        .flatMap((piece) => turnsSchema.parse(JSON.parse(piece)))
        .map(({ position, participantId, text }) => ({
          turn: position,
          person: personOf.get(participantId ?? '') ?? null,
          text,
        })),
    }),
  );
  return carriedBy({ ...task, meetings });
}
