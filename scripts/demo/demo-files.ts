import { planMeetings } from './calendar.ts';
import { layouts } from './layouts.ts';
import { presentFiles } from './present-files.ts';
import { readScenes } from './read-scenes.ts';
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
  const [scenes, present] = await Promise.all([readScenes(), presentFiles(today)]);
  const meetings = planMeetings(today);
  const talks = writeTalk(meetings, scenes);
  const written = meetings.map(({ title, date, time, layout, labelOf }, at) => {
    const lines = (talks[at] ?? []).map(({ person, text }) => ({ label: labelOf(person), text }));
    return { title, date, ...layouts[layout]({ title, date, time, lines }) };
  });
  return [...written, ...present].sort((a, b) => a.date.localeCompare(b.date));
}
