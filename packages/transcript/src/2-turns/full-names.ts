import type { Cue, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';

/** Labels that are shown under another name, and those that belong to one who speaks under that name as well. */
export type FullNames = { names: Map<string, string>; joins: SpeakerJoin[] };

/** Gives initials the name that the file's list has for them; who speaks under both is one. */
export function fullNamesOf(
  cues: readonly Cue[],
  listed: ReadonlyMap<string, string>,
  { names, apart }: SpeakerCorrections,
): FullNames {
  const labels = new Map<string, string>();
  for (const { speaker } of cues) {
    if (speaker !== null) labels.set(bare(speaker), speakerKey(speaker));
  }
  const found: FullNames = { names: new Map(), joins: [] };
  for (const [initials, name] of listed) {
    if (apart.has(initials) || names.has(initials)) continue;
    const into = labels.get(bare(name));
    if (into === undefined) found.names.set(initials, name);
    else found.joins.push({ label: initials, into, why: 'name' });
  }
  return found;
}

/** 'Ana Ruiz（AR）' is Ana Ruiz. */
const bare = (label: string): string => speakerKey(label.replace(/\s*[(（].*$/, '')).toLowerCase();
