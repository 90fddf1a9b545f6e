import type { DirectoryPerson, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { type DirectoryMatch, matchDirectory } from './match-directory.ts';
import { normaliseSpeaker } from './normalise-speaker.ts';

export type SpeakersToTie = {
  names: readonly string[];
  /** What the file calls each of them, and what else. */
  labels: readonly string[];
  joined: readonly (readonly SpeakerJoin[])[];
  directory: readonly DirectoryPerson[];
  ties: SpeakerCorrections['ties'];
};

/**
 * Ties speakers to people of the directory. What a person said counts; whoever is tied by hand is nobody else of the
 * meeting by name.
 */
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

/** A name with the mail address that another label of theirs carries, by which they are known surest. */
function withMailOf(name: string, joined: readonly SpeakerJoin[]): string {
  if (normaliseSpeaker(name).email !== null) return name;
  const emails = joined.map(({ label }) => normaliseSpeaker(label).email);
  const email = emails.find((known) => known !== null);
  return email ? `${name} <${email}>` : name;
}
