import type { FoundTalk, TalkDynamics } from '@rapport/contract';
import { talkBalance } from '@rapport/network';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { hidesTalkOfMeeting, seesTalkFigures } from '../../ground/meeting/visible-figures.ts';
import { everyField } from '../../platform/every-field.ts';
import type { ParticipantRow } from './result-repository.ts';

/**
 * Null if there are fewer than two named speakers, or in works-council mode if few people speak.
 * `found` is null for meetings analysed by versions without it.
 */
export function presentTalk(
  participants: readonly ParticipantRow[],
  found: FoundTalk | null,
  reader: Reader,
): TalkDynamics | null {
  if (participants.length < 2 || hidesTalkOfMeeting(reader, participants)) return null;
  const balance = talkBalance(participants.map(({ words }) => words));
  return everyField<TalkDynamics>()({
    // Rounded, so that the shares of single speakers cannot be inferred.
    balance: balance === null ? null : Math.round(balance),
    questions: { asked: sumOf(participants.map(({ questions }) => questions)) },
    ...(found && { silence: found.silence }),
    ...(seesTalkFigures(reader) && {
      people: participants
        .toSorted((a, b) => b.talkShare - a.talkShare)
        .map(({ id, talkShare, questions }) => ({
          participantId: id,
          share: talkShare,
          questions,
        })),
      ...(found && { monologue: found.monologue }),
    }),
  });
}

/** Null if one is not known. */
const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
