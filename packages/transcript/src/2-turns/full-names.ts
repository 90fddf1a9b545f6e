import type { Cue, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';
import { personIn } from './spelling.ts';

export type FullNames = { names: Map<string, string>; joins: SpeakerJoin[] };

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

const bare = (label: string): string =>
  speakerKey(personIn(label).replace(/\s*[(（].*$/, '')).toLowerCase();
