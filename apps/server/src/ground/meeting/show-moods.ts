import { randomUUID } from 'node:crypto';
import { countTogether } from '@rapport/figures';
import { meetingMood } from '@rapport/transcript';
import type { Queryable, ShownMeetingMood } from '../../database/types.ts';
import {
  findSmallestGroup,
  listCountedWords,
  listSpokenWords,
  lockCountedWords,
  type SpokenWords,
  saveCountedWords,
  saveShownMoods,
} from './counted-words-repository.ts';
import { WordGroups } from './word-groups.ts';

/**
 * Decides what is shown of these meetings to readers who may see no mood of another person
 * (docs/decisions/0041-mood-of-one-meeting.md). Called in the transaction that changes who said what, who is tied to
 * the directory or who is left out of moods, after the meetings are locked.
 */
export async function showMoods(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  if (meetingIds.length === 0) return;
  await lockCountedWords(tx, organizationId);
  const spoken = await listSpokenWords(tx, organizationId, meetingIds);
  const words = spoken.map((one) => one.words);
  const groups = new WordGroups(await listCountedWords(tx, organizationId, { meetingIds, words }));
  const smallestGroup = await findSmallestGroup(tx, organizationId);
  const spokenIn = Map.groupBy(spoken, ({ meetingId }) => meetingId);
  const changed = meetingIds.flatMap((meetingId) => {
    const said = spokenIn.get(meetingId) ?? [];
    const shownMood = decide({ meetingId, said, groups, smallestGroup });
    return shownMood === 'keep' ? [] : [{ meetingId, shownMood }];
  });
  await saveShownMoods(tx, organizationId, changed);
  await saveCountedWords(
    tx,
    organizationId,
    changed.map(({ meetingId }) => meetingId),
    changed.flatMap(({ meetingId }) => groups.countedIn(meetingId)),
  );
}

type Meeting = {
  meetingId: string;
  said: readonly SpokenWords[];
  groups: WordGroups;
  smallestGroup: number;
};

/** Notes in `groups` who is counted. */
function decide({
  meetingId,
  said,
  groups,
  smallestGroup,
}: Meeting): ShownMeetingMood | null | 'keep' {
  // Fewer people than the setting have never been shown.
  if (groups.countedIn(meetingId).length < smallestGroup) groups.forget(meetingId);
  const different = toldApart(said);
  const present = different.filter(({ isLeftOut }) => !isLeftOut);
  const words = present.map((one) => one.words);
  const counted = countTogether({
    said: words,
    leftOut: different.filter(({ isLeftOut }) => isLeftOut).map((one) => one.words),
    counted: groups.countedIn(meetingId).map((one) => one.words),
    groups: groups.groupsWith(words),
    smallestGroup,
  });
  if (counted === 'keep') return 'keep';
  if (counted === 'hide') return null;
  groups.count(meetingId, counted.people, randomUUID());
  const people = new Set(counted.people);
  return moodOf(present.filter((one) => people.has(one.words)));
}

/** Numbers people who said exactly the same. */
function toldApart(said: readonly SpokenWords[]): SpokenWords[] {
  const times = new Map<string, number>();
  return said.map((one) => {
    const time = (times.get(one.words) ?? 0) + 1;
    times.set(one.words, time);
    return time === 1 ? one : { ...one, words: `${one.words} ${time}` };
  });
}

function moodOf(people: readonly SpokenWords[]): ShownMeetingMood | null {
  if (people.length === 0) return null;
  const feelings = people.map(({ feeling }) => feeling);
  const mood = meetingMood({ feelings, nobodyNamed: false, language: 'en' });
  return {
    people: people.length,
    moods: mood.sentimentBreakdown,
    sentiment: mood.sentiment,
    sentimentLabel: mood.sentimentLabel,
    ...(mood.judgedReason === 'calm' && { judgedReason: 'calm' }),
  };
}
