import type { Correction, JoinedLabel } from '@rapport/contract';
import type { SpeakerCorrections } from '@rapport/transcript';
import type { MeetingChange, Queryable } from '../../database/types.ts';
import { AppError, badRequest, notFound } from '../../platform/errors.ts';
import {
  type CorrectionRow,
  findDirectoryName,
  listCorrections,
  listSpeakers,
  type MeetingKey,
} from './correction-repository.ts';
import { inForce, speakerCorrections } from './read-corrections.ts';

export type DescribedChange = { change: MeetingChange; words: string };

type SpeakerCorrection = Extract<Correction, { participantId: string }>;
type Speaker = { label: string; name: string; joined: readonly JoinedLabel[] };

/** Converts corrections, which refer to participants, to changes, which refer to labels of the file. */
export async function changeSpeakers(
  tx: Queryable,
  key: MeetingKey,
  correction: SpeakerCorrection,
): Promise<DescribedChange> {
  const rows = await listCorrections(tx, key);
  const known = speakerCorrections(inForce(rows));
  const speakers = new Map(
    (await listSpeakers(tx, key)).map(({ id, label, name, joined }) => [
      id,
      current({ label: label ?? name, name, joined }, known),
    ]),
  );
  const speakerOf = (id: string): Speaker => {
    const speaker = speakers.get(id);
    if (speaker && !known.merged.has(speaker.label)) return speaker;
    throw gone(rows);
  };
  const speaker = speakerOf(correction.participantId);
  if ('isAnswer' in correction && correction.isAnswer) requireUndecided(speaker, rows);
  switch (correction.kind) {
    case 'rename-speaker':
      return rename(speaker, correction.name, [...speakers.values()]);
    case 'merge-speakers':
      return merge(speaker, speakerOf(correction.intoParticipantId));
    case 'tie-speaker': {
      const person = await findDirectoryName(tx, key.organizationId, correction.userId);
      if (person === undefined) throw notFound('Person');
      return {
        change: { kind: 'tie-speaker', label: speaker.label, userId: correction.userId },
        words: `Tied '${speaker.name}' to ${person}`,
      };
    }
    case 'untie-speaker':
      return {
        change: { kind: 'untie-speaker', label: speaker.label },
        words: `Untied '${speaker.name}' from the directory`,
      };
    case 'split-speaker': {
      const { label } = correction;
      if (!speaker.joined.some((other) => other.label === label)) throw gone(rows);
      return {
        change: { kind: 'split-speaker', label },
        words: `Split '${label}' from '${speaker.name}'`,
      };
    }
  }
}

/** @throws AppError 409 if somebody has tied or untied the speaker */
function requireUndecided({ label }: Speaker, rows: readonly CorrectionRow[]): void {
  const first = rows.findLast(
    ({ change, undoneAt }) =>
      undoneAt === null &&
      (change.kind === 'tie-speaker' || change.kind === 'untie-speaker') &&
      change.label === label,
  );
  if (first)
    throw new AppError(
      409,
      'CHANGED_MEANWHILE',
      `${first.maker ?? 'A former member'} has answered this meanwhile: ${first.words}.`,
    );
}

/** Applies pending corrections to a speaker, because the results may be older. */
const current = (speaker: Speaker, { names, apart }: SpeakerCorrections): Speaker => ({
  label: speaker.label,
  name: names.get(speaker.label) ?? speaker.name,
  joined: speaker.joined.filter(({ label }) => !apart.has(label)),
});

function rename(speaker: Speaker, name: string, speakers: readonly Speaker[]): DescribedChange {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (speakers.some((other) => other.label !== speaker.label && same(other.name)))
    throw badRequest(
      'NAME_TAKEN',
      `There is already a speaker called ${name}. Merge the two if they are one person.`,
    );
  return {
    change: { kind: 'rename-speaker', label: speaker.label, name },
    words: `Renamed '${speaker.name}' to '${name}'`,
  };
}

function merge(speaker: Speaker, into: Speaker): DescribedChange {
  if (speaker.label === into.label)
    throw badRequest('SAME_SPEAKER', 'A speaker cannot be merged with themselves.');
  return {
    change: { kind: 'merge-speakers', label: speaker.label, intoLabel: into.label },
    words: `Merged '${speaker.name}' with '${into.name}'`,
  };
}

/** The speaker no longer exists, because the page was outdated. The message names the latest correction. */
function gone(rows: readonly CorrectionRow[]): AppError {
  const latest = rows.findLast(({ undoneAt }) => undoneAt === null);
  if (!latest) return notFound('Speaker');
  return new AppError(
    409,
    'CHANGED_MEANWHILE',
    `The speakers were changed meanwhile. ${latest.maker ?? 'Someone'}: ${latest.words}. Look at the transcript again.`,
  );
}
