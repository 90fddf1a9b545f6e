import type { Meeting } from '../types.ts';

/** A meeting from lines 'Name: words'. */
export function meetingOfLines(lines: readonly string[], rest: Partial<Meeting> = {}): Meeting {
  return {
    id: 'meeting',
    title: 'Meeting',
    day: '2026-05-04',
    series: null,
    topics: [],
    chapters: [],
    outcomes: [],
    turns: lines.map((line, at) => {
      const [speaker = '', ...words] = line.split(': ');
      return { speaker, start: 10 * at, text: words.join(': ') };
    }),
    ...rest,
  };
}
