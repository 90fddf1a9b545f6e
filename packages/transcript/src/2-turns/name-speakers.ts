import type { Cue, DirectoryPerson, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { heldJoins } from './correct-speakers.ts';
import { fullNamesOf } from './full-names.ts';
import { joinSpeakers } from './join-speakers.ts';
import { speakerKey } from './normalise-speaker.ts';
import { shownNames } from './shown-names.ts';

export type NamedSpeakers = { names: Map<string, string>; joins: SpeakerJoin[] };

/** The names to show by label, and the labels that are one person. Corrections by people take precedence. */
export function nameSpeakers(
  cues: readonly Cue[],
  listed: ReadonlyMap<string, string>,
  directory: readonly DirectoryPerson[],
  corrections: SpeakerCorrections,
): NamedSpeakers {
  const full = fullNamesOf(cues, listed, corrections);
  const joins = heldJoins([...joinSpeakers(cues, directory), ...full.joins], corrections);
  const joined = new Set(joins.map(({ label }) => label));
  const labels = new Set(
    cues.flatMap(({ speaker }) => (speaker === null ? [] : [speakerKey(speaker)])),
  );
  const kept = [...labels].filter((label) => !joined.has(label) && !full.names.has(label));
  return { names: new Map([...shownNames(kept), ...full.names, ...corrections.names]), joins };
}
