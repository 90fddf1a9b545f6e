import type { Cue, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';

export type CorrectedSpeakers = { cues: Cue[]; labelOf: (name: string) => string };

/** Merges and renames labels. Corrections refer to labels of the file, so their order does not matter. */
export function correctSpeakers(
  cues: readonly Cue[],
  { merged, names }: SpeakerCorrections,
): CorrectedSpeakers {
  const labels = new Map<string, string>();
  const shown = new Map<string, string>();
  const nameOf = (speaker: string): string => {
    const key = speakerKey(speaker);
    const known = shown.get(key);
    if (known !== undefined) return known;
    const label = rootOf(key, merged);
    const name = speakerKey(names.get(label) ?? label);
    shown.set(key, name);
    if (!labels.has(name)) labels.set(name, label);
    return name;
  };
  return {
    cues: cues.map((cue) =>
      cue.speaker === null ? cue : { ...cue, speaker: nameOf(cue.speaker) },
    ),
    labelOf: (name) => labels.get(name) ?? name,
  };
}

function rootOf(label: string, merged: SpeakerCorrections['merged']): string {
  const seen = new Set([label]);
  let current = label;
  for (;;) {
    const next = merged.get(current);
    if (next === undefined || seen.has(next)) return current;
    seen.add(next);
    current = next;
  }
}

export function heldJoins(
  joins: readonly SpeakerJoin[],
  { merged, names, ties, apart }: SpeakerCorrections,
): SpeakerJoin[] {
  return joins.filter(
    ({ label, into }) =>
      !(apart.has(label) || names.has(label) || ties.has(label) || merged.has(label)) &&
      rootOf(into, merged) !== label,
  );
}

export function withJoins(
  corrections: SpeakerCorrections,
  joins: readonly SpeakerJoin[],
): SpeakerCorrections {
  const joined = joins.map(({ label, into }) => [label, into] as const);
  return { ...corrections, merged: new Map([...joined, ...corrections.merged]) };
}
