import type { Chapter } from '@rapport/contract';

/** In seconds from the start of the meeting. */
export type ChapterTimes = { start: number; end: number };

/**
 * The times of all chapters; null where the file has none. Where it tells no ends of turns, a chapter ends where the next
 * begins, and the last with the meeting.
 */
export function chapterTimes(
  chapters: readonly Chapter[],
  meetingMinutes: number,
): ChapterTimes[] | null {
  const times = chapters.flatMap(({ start, end }, at) => {
    if (start === null) return [];
    const until = end ?? chapters[at + 1]?.start ?? 60 * meetingMinutes;
    return { start, end: Math.max(start, until) };
  });
  return times.length === chapters.length ? times : null;
}
