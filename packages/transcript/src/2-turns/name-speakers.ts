import type {
  Cue,
  DirectoryPerson,
  SpeakerCorrections,
  SpeakerJoin,
  Transcript,
} from '../types.ts';
import { heldJoins } from './correct-speakers.ts';
import { fullNamesOf } from './full-names.ts';
import { joinSpeakers } from './join-speakers.ts';
import { speakerKey } from './normalise-speaker.ts';
import { shownNames } from './shown-names.ts';

export type NamedSpeakers = {
  names: Map<string, string>;
  joins: SpeakerJoin[];
  /** By label. */
  roles: ReadonlyMap<string, string>;
};

/** The names to show by label, and the labels that are one person. Corrections by people take precedence. */
export function nameSpeakers(
  cues: readonly Cue[],
  listed: Pick<Transcript, 'fullNames' | 'people'>,
  directory: readonly DirectoryPerson[],
  corrections: SpeakerCorrections,
): NamedSpeakers {
  const alike = heldJoins(joinSpeakers(cues, directory), corrections);
  const rootOf = new Map(alike.map(({ label, into }) => [label, into]));
  const full = fullNamesOf(cues, listed, corrections, rootOf);
  const more = heldJoins(full.joins, corrections);
  const later = new Map(more.map(({ label, into }) => [label, into]));
  const joins = [
    ...alike.map((join) => ({ ...join, into: later.get(join.into) ?? join.into })),
    ...more,
  ];
  const joined = new Set(joins.map(({ label }) => label));
  const labels = new Set(
    cues.flatMap(({ speaker }) => (speaker === null ? [] : [speakerKey(speaker)])),
  );
  const kept = [...labels].filter((label) => !joined.has(label) && !full.names.has(label));
  return {
    names: new Map([...shownNames(kept), ...full.names, ...corrections.names]),
    joins,
    roles: full.roles,
  };
}
