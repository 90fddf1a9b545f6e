import type { MissingPerson } from '@rapport/contract';
import { missingIn } from '@rapport/series';
import type { SpeakerRow } from '../series-repository.ts';

type Speaker = Pick<SpeakerRow, 'person' | 'directoryUserId' | 'name'>;

/**
 * People who are missing in the last meeting. The list is empty if one of its speakers has no name, because that may be
 * any of them. It leaves out who has the first name of a speaker that is not tied to the directory.
 *
 * @param last Speakers of the last meeting
 * @param before Speakers of the meetings before it, the latest last
 */
export function missingPeople(
  last: readonly Speaker[],
  before: readonly (readonly Speaker[])[],
): MissingPerson[] {
  if (last.length === 0 || last.some(({ person }) => person === null)) return [];
  const known = new Map(before.flat().map((speaker) => [speaker.person, speaker]));
  const keys = (speakers: readonly Speaker[]) => speakers.flatMap(({ person }) => person ?? []);
  return missingIn(keys(last), before.map(keys)).flatMap(({ person, meetings, of }) => {
    const missing = known.get(person);
    if (!missing || last.some((speaker) => mayBe(speaker, missing))) return [];
    return [{ name: missing.name, meetings, of }];
  });
}

/** People of the directory are known apart; others may be the same person under a shorter or longer name. */
const mayBe = (one: Speaker, other: Speaker): boolean =>
  (one.directoryUserId === null || other.directoryUserId === null) &&
  givenName(one) === givenName(other);

const givenName = ({ name }: Speaker) => name.trim().split(/\s+/u)[0]?.toLowerCase();
