import type { Correction } from '@rapport/contract';
import type { Passage, TurnPassage } from '@rapport/transcript';
import type { NamedSpeaker, Queryable } from '../../database/types.ts';
import { AppError, badRequest, notFound } from '../../platform/errors.ts';
import type { DescribedChange } from './change-speakers.ts';
import { findDirectoryNames, listCorrections, type MeetingKey } from './correction-repository.ts';
import { listPassages } from './passage-repository.ts';
import { inForce, speakerCorrections } from './read-corrections.ts';

type SpeakerNames = Extract<Correction, { kind: 'set-speaker' }>;
type Given = { name: string | null; userId?: string; cues: number[] };

/**
 * Passages, and parts of split ones, are kept with their place, length and time in the file, so that a later reading can
 * tell them.
 * @throws AppError 409 if a passage is no longer there, 400 if one has two names or one name is of two people
 */
export async function namePassages(
  tx: Queryable,
  key: MeetingKey,
  { speakers, splits = [] }: SpeakerNames,
): Promise<DescribedChange> {
  const people = await findDirectoryNames(
    tx,
    key.organizationId,
    speakers.flatMap(({ userId }) => userId ?? []),
  );
  const given = speakers.map(({ name, userId, passages }): Given => {
    if (userId === undefined) return { name: name === null ? null : labelOf(name), cues: passages };
    const inDirectory = people.get(userId);
    if (inDirectory === undefined) throw notFound('Person');
    return { name: labelOf(inDirectory), userId, cues: passages };
  });
  const cues = given.flatMap((speaker) => speaker.cues);
  if (new Set(cues).size < cues.length)
    throw badRequest('NAMED_TWICE', 'A turn can have one name only.');
  const { ties } = speakerCorrections(inForce(await listCorrections(tx, key)));
  requireOnePerson(given, ties);
  const stored = await listPassages(tx, key, [...cues, ...splits]);
  const parts = stored.flatMap((passage) => partsOf(passage, new Set(splits)));
  const known = new Map(parts.map((part) => [part.cue, part]));
  if (splits.some((cue) => !known.has(cue))) changedMeanwhile();
  return {
    change: {
      kind: 'set-speaker',
      speakers: given.map(({ name, userId, cues: own }): NamedSpeaker => {
        const passages = own.map((cue) => known.get(cue) ?? changedMeanwhile());
        return { name, ...(userId !== undefined && { userId }), passages };
      }),
    },
    words: describe(given),
  };
}

/** The whole passage, if it is not split. */
function partsOf({ splits = [], from: _, ...passage }: TurnPassage, at: ReadonlySet<number>) {
  const begins = [{ ...passage, words: 0 }, ...splits.filter(({ cue }) => at.has(cue))];
  return begins.map(({ cue, start, words }, index): Passage => {
    const next = begins[index + 1];
    return {
      cue,
      cues: (next?.cue ?? passage.cue + passage.cues) - cue,
      start,
      words: (next?.words ?? passage.words) - words,
    };
  });
}

/** As labels of a file are read. */
const labelOf = (name: string): string => name.replace(/\s+/g, ' ').trim().normalize('NFC');

/** One name would make one speaker of two people. */
function requireOnePerson(given: readonly Given[], ties: ReadonlyMap<string, string | null>): void {
  const people = new Map(ties);
  for (const { name, userId } of given) {
    if (name === null || userId === undefined) continue;
    const other = people.get(name);
    if (other && other !== userId)
      throw badRequest(
        'NAME_TAKEN',
        `There are two people called ${name}. Give one of them another name, such as one with the department.`,
      );
    people.set(name, userId);
  }
}

const changedMeanwhile = (): never => {
  throw new AppError(
    409,
    'CHANGED_MEANWHILE',
    'The transcript was read again meanwhile. Look at its turns again.',
  );
};

/** 'Named 3 turns: Anna Berg 2, Tom Reyes 1' */
function describe(given: readonly Given[]): string {
  const turns = given.reduce((sum, { cues }) => sum + cues.length, 0);
  const each = given.map(({ name, cues }) => `${name ?? 'nobody'} ${cues.length}`);
  return `Named ${turns} ${turns === 1 ? 'turn' : 'turns'}: ${each.join(', ')}`;
}
