import type { Chapter } from '@rapport/contract';

/** In seconds from the start of the meeting. */
export type ChapterTimes = { start: number; end: number };

/**
 * The times of all chapters; null if the file has no times. If turns have no end, a chapter ends where the next begins,
 * and the last one with the meeting.
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
