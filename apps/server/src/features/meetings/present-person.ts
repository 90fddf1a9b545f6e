import type { Person } from '@rapport/contract';
import type { ParticipantRow } from './result-repository.ts';

/**
 * The person behind a speaker: the directory entry if the speaker is matched to one, otherwise the
 * name in the transcript.
 */
export function presentPerson(participant: ParticipantRow): Person {
  const { directoryUserId, firstName, lastName, email } = participant;
  if (directoryUserId && email && (firstName || lastName))
    return { id: directoryUserId, firstName: firstName ?? '', lastName: lastName ?? '', email };
  const tied = directoryUserId && email ? { id: directoryUserId, email } : {};
  const gap = participant.name.lastIndexOf(' ');
  return gap < 0
    ? { ...tied, firstName: participant.name, lastName: '' }
    : {
        ...tied,
        firstName: participant.name.slice(0, gap),
        lastName: participant.name.slice(gap + 1),
      };
}
