import type { CountedWords } from './counted-words-repository.ts';

/**
 * Words that are counted together, in memory. Every meeting that counts words of a group counts all of them, so no word
 * is in two groups.
 */
export class WordGroups {
  private readonly ofMeeting: Map<string, readonly CountedWords[]>;
  private readonly groupOf = new Map<string, string>();
  private readonly groups = new Map<string, { words: string[]; meetings: Set<string> }>();

  constructor(rows: readonly CountedWords[]) {
    this.ofMeeting = Map.groupBy(rows, ({ meetingId }) => meetingId);
    for (const row of rows) this.add(row);
  }

  countedIn(meetingId: string): readonly CountedWords[] {
    return this.ofMeeting.get(meetingId) ?? [];
  }

  /** The whole groups of these words. */
  groupsWith(words: readonly string[]): string[][] {
    const ids = new Set(words.flatMap((word) => this.groupOf.get(word) ?? []));
    return [...ids].flatMap((id) => [this.groups.get(id)?.words ?? []]);
  }

  /** Words that are in no group yet form the group `fresh`. */
  count(meetingId: string, words: readonly string[], fresh: string): void {
    const counted = words.map((word) => ({
      meetingId,
      words: word,
      group: this.groupOf.get(word) ?? fresh,
    }));
    this.ofMeeting.set(meetingId, counted);
    for (const row of counted) this.add(row);
  }

  /** A group that no other meeting counts is gone. */
  forget(meetingId: string): void {
    for (const { group } of this.countedIn(meetingId)) {
      const known = this.groups.get(group);
      known?.meetings.delete(meetingId);
      if (known?.meetings.size !== 0) continue;
      for (const word of known.words) this.groupOf.delete(word);
      this.groups.delete(group);
    }
    this.ofMeeting.delete(meetingId);
  }

  private add({ meetingId, words, group }: CountedWords): void {
    const known = this.groups.get(group) ?? { words: [], meetings: new Set<string>() };
    if (!this.groupOf.has(words)) known.words.push(words);
    known.meetings.add(meetingId);
    this.groups.set(group, known);
    this.groupOf.set(words, group);
  }
}
