import { endpoints, nameSearchLengthMin } from '@rapport/contract';
import { useDeferredValue } from 'react';
import { useDirectoryPeople } from '@/components/person-picker/use-directory-people.ts';
import { addressOf } from '@/lib/call.ts';

export type NameOption = { name: string; userId?: string | undefined; note: string };

const knownMax = 6;
const foundMax = 6;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Names to choose from: those of the meeting, then people of the directory, then what was typed. */
export function useNameOptions(
  meetingId: string,
  known: readonly NameOption[],
  typed: string,
): { options: NameOption[]; failed: boolean } {
  const name = typed.trim();
  const search = useDeferredValue(name);
  const found = useDirectoryPeople(
    (query) => addressOf(endpoints.corrections.listPeople, { id: meetingId, query }),
    search,
  );
  const words = name.toLowerCase();
  const fits = (one: { name: string }) => one.name.toLowerCase().includes(words);
  const inMeeting = known.filter(fits);
  const listed = name.length < nameSearchLengthMin ? [] : (found.data?.people.items ?? []);
  // People found for what was typed before must not be chosen by a quick Enter.
  const people = found.isPlaceholderData || search !== name ? listed.filter(fits) : listed;
  const inDirectory = people
    .filter(({ id }) => !inMeeting.some(({ userId }) => userId === id))
    .map(({ id, name, title }) => ({ name, userId: id, note: title || 'In the directory' }));
  const options: NameOption[] = [
    ...inMeeting.slice(0, knownMax),
    ...inDirectory.slice(0, foundMax),
  ];
  if (name !== '' && !options.some((one) => same(one.name, name)))
    options.push({ name, note: 'Not in the directory' });
  return { options, failed: found.error !== null };
}
