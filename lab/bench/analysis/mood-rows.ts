import type { Goal } from './bare-talk-rows.ts';
import { benchMoods, type MoodRow } from './moods.ts';

/** Goals in percent. `before`: by the mean of all turns, on the even half of the transcripts of others. */
const shown: readonly {
  name: string;
  share: keyof Omit<MoodRow, 'set'>;
  least: number | null;
  before: string;
}[] = [
  { name: 'shown positive or negative: right', share: 'shownRight', least: 80, before: '4 of 38' },
  { name: 'marked positive or negative: found', share: 'found', least: null, before: '4 of 7' },
  { name: 'calm people left calm', share: 'calmLeftCalm', least: 90, before: '38 of 72' },
  { name: 'meeting labelled as its room', share: 'rooms', least: 85, before: '8 of 20' },
];

/** Prints a table for each set; returns the required figures on the first one, in percent. */
export function moodGoals(
  data: string,
  row: (name: string, cells: readonly string[]) => void,
  halves: readonly ('even' | 'odd')[],
): Goal[] {
  const sets = benchMoods(data, halves);
  for (const set of sets) {
    row(set.set, ['', '', 'goal', 'before']);
    for (const { name, share, least, before } of shown) {
      const { part, of } = set[share];
      const isFirst = set === sets[0];
      row(`  ${name}`, [
        `${part} of ${of}`,
        `${((100 * part) / of).toFixed(0)} %`,
        least === null ? '' : String(least),
        isFirst ? before : '',
      ]);
    }
  }
  return shown.flatMap(({ name, share, least }): Goal[] => {
    const { part = 0, of = 0 } = sets[0]?.[share] ?? {};
    return least === null ? [] : [[name, (100 * part) / of, least, 100]];
  });
}
