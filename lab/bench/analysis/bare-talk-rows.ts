import { type Agreement, benchBareTalk } from './bare-talk.ts';

export type Goal = [name: string, value: number, least: number, most: number];

const percent = (part: number): string => (100 * part).toFixed(0);
const cells = ({ count, right, found }: Agreement) => [count, right, found].map(percent);

/** Prints a table; returns the required figures, in percent. */
export function bareTalkGoals(
  data: string,
  row: (name: string, cells: readonly string[]) => void,
): Goal[] {
  row('without marks, compared with the same with marks', ['count', 'right', 'found']);
  const rows = benchBareTalk(data);
  for (const { label, files, ends, questions, actions, decisions } of rows) {
    row(`${files} ${label}: ends of sentences`, cells(ends));
    row('  questions', cells(questions));
    row('  actions', cells(actions));
    row('  decisions', cells(decisions));
  }
  console.log(
    '  (right: share of the finds without marks, found: share of those with marks; both by shared words)',
  );
  return rows
    .filter(({ label }) => label !== 'other captions')
    .flatMap(({ label, questions, actions }): Goal[] => [
      [`questions without marks, ${label}`, 100 * questions.count, 80, 120],
      [`actions without marks, ${label}`, 100 * actions.count, 80, 120],
    ]);
}
