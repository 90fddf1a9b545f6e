import type { DirectoryPerson, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { type DirectoryMatch, matchDirectory } from './match-directory.ts';
import { normaliseSpeaker } from './normalise-speaker.ts';

export type SpeakersToTie = {
  names: readonly string[];
  labels: readonly string[];
  joined: readonly (readonly SpeakerJoin[])[];
  directory: readonly DirectoryPerson[];
  ties: SpeakerCorrections['ties'];
};

/** Ties by hand take precedence. */
export function tieSpeakers(speakers: SpeakersToTie): DirectoryMatch[] {
  const { names, labels, joined, directory, ties } = speakers;
  const taken = new Set(labels.map((label) => ties.get(label)));
  const free = directory.filter(({ id }) => !taken.has(id));
  const found = matchDirectory(
    names.map((name, at) => withMailOf(name, joined[at] ?? [])),
    free,
  );
  return names.map((_, at) => {
    const id = ties.get(labels[at] ?? '');
    if (id === undefined) return found[at] ?? { tie: null, suggestedId: null };
    const isKnown = directory.some((person) => person.id === id);
    return {
      tie: id !== null && isKnown ? { id, how: 'person', sure: 'certain' } : null,
      suggestedId: null,
    };
  });
}

function withMailOf(name: string, joined: readonly SpeakerJoin[]): string {
  if (normaliseSpeaker(name).email !== null) return name;
  const emails = joined.map(({ label }) => normaliseSpeaker(label).email);
  const email = emails.find((known) => known !== null);
  return email ? `${name} <${email}>` : name;
}
