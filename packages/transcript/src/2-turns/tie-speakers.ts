import type { DirectoryPerson, SpeakerAliases, SpeakerCorrections, SpeakerJoin } from '../types.ts';
import { heardName } from './heard-name.ts';
import { type DirectoryMatch, matchDirectory } from './match-directory.ts';
import { normaliseSpeaker } from './normalise-speaker.ts';

export type SpeakersToMatch = {
  names: readonly string[];
  labels: readonly string[];
  joined: readonly (readonly SpeakerJoin[])[];
  directory: readonly DirectoryPerson[];
  ties: SpeakerCorrections['ties'];
  aliases: SpeakerAliases;
};

export type SpeakerTie = DirectoryMatch & { heardAs: string | null };

/**
 * Ties by hand in this meeting take precedence. An alias yields to a mail address and to a whole name, and takes
 * precedence over a name that is only likely.
 */
export function tieSpeakers(speakers: SpeakersToMatch): SpeakerTie[] {
  const { names, labels, joined, directory, ties, aliases } = speakers;
  const taken = new Set(labels.map((label) => ties.get(label)));
  const free = directory.filter(({ id }) => !taken.has(id));
  const known = new Set(directory.map(({ id }) => id));
  const found = matchDirectory(
    names.map((name, at) => withMailOf(name, joined[at] ?? [])),
    free,
  );
  return names.map((name, at) => {
    const heardAs = heardName(
      name,
      (joined[at] ?? []).map(({ label }) => label),
    );
    const match = found[at] ?? untied;
    const byHand = ties.get(labels[at] ?? '');
    if (byHand !== undefined) return { ...chosen(byHand, 'person', known), heardAs };
    const alias = heardAs === null ? undefined : aliases.get(heardAs);
    if (alias === undefined || match.tie?.sure === 'certain') return { ...match, heardAs };
    return { ...chosen(alias, 'alias', known), heardAs };
  });
}

const untied: DirectoryMatch = { tie: null, suggestedId: null };

const chosen = (
  id: string | null,
  how: 'person' | 'alias',
  known: ReadonlySet<string>,
): DirectoryMatch =>
  id !== null && known.has(id) ? { tie: { id, how, sure: 'certain' }, suggestedId: null } : untied;

function withMailOf(name: string, joined: readonly SpeakerJoin[]): string {
  if (normaliseSpeaker(name).email !== null) return name;
  const emails = joined.map(({ label }) => normaliseSpeaker(label).email);
  const email = emails.find((known) => known !== null);
  return email ? `${name} <${email}>` : name;
}
