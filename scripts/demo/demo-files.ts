import { planMeetings } from './calendar.ts';
import { layouts } from './layouts.ts';
import { readLists } from './list-talk.ts';
import { readScenes } from './read-scenes.ts';
import { recentMeetingFiles } from './recent-meeting-files.ts';
import { writeTalk } from './write-talk.ts';

export type DemoFile = {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** 120 meetings of the half-year before `today` (YYYY-MM-DD), oldest first. The same for the same day. */
export async function demoFiles(today: string): Promise<DemoFile[]> {
  const [scenes, lists, present] = await Promise.all([
    readScenes(),
    readLists(),
    recentMeetingFiles(today),
  ]);
  const meetings = planMeetings(today);
  const talks = writeTalk(meetings, scenes, lists);
  const written = meetings.map(({ title, date, time, layout, labelOf }, at) => {
    const lines = (talks[at] ?? []).map(({ person, text }) => ({ label: labelOf(person), text }));
    return { title, date, ...layouts[layout]({ title, date, time, lines }) };
  });
  return [...written, ...present].sort((a, b) => a.date.localeCompare(b.date));
}
