import type { Chapter } from '@rapport/contract';
import { clock } from '@/lib/clock.ts';

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

/** '12:04, 7 min' */
export function timesWords(times: ChapterTimes | undefined): string {
  if (!times) return '';
  return `${clock(times.start)}, ${Math.max(1, Math.round((times.end - times.start) / 60))} min`;
}
