import { bareTalkGoals, type Goal } from './bare-talk-rows.ts';
import { benchMarkedOutcomes, benchPublishedOutcomes } from './outcomes.ts';
import { benchMarkedOwners, benchPublishedOwners, type OwnerCounts } from './owners.ts';
import { benchWorkplaceOutcomes, benchWorkplaceOwners } from './workplace.ts';

const goals = { actions: [55, 45], decisions: [55, 45], openQuestions: [40, 25] } as const;
/** In percent: precision and recall of sure outcomes, then recall with those that are only maybe. */
const workplaceGoals = {
  actions: [90, 75, 85],
  decisions: [75, 45, 70],
  openQuestions: [60, 25, 25],
} as const;
const publishedGoals = { actions: 35, decisions: 40 } as const;

const percent = (part: number): string => (100 * part).toFixed(0);

/** Prints a table; returns the required figures, in percent. `halves` are those of the transcripts of others. */
export function outcomeGoals(
  data: string,
  row: (name: string, cells: readonly string[]) => void,
  halves: readonly ('even' | 'odd')[],
): Goal[] {
  row('', ['right', 'found', 'an hour', 'chance', 'plain: right', 'found']);
  const marked = benchMarkedOutcomes(data);
  for (const { kind, precision, recall, anHour, chance, plain } of marked)
    row(`${kind}, 12 meetings marked by a reader`, [
      percent(precision),
      percent(recall),
      anHour.toFixed(1),
      percent(chance),
      percent(plain.precision),
      percent(plain.recall),
    ]);
  const heldOut = benchPublishedOutcomes(data, 'held out');
  for (const rows of [heldOut, benchPublishedOutcomes(data, 'all')])
    for (const { kind, calls, found, anHour, chance } of rows)
      row(`${kind}, published of ${calls} calls`, [
        '',
        percent(found),
        anHour.toFixed(1),
        percent(chance),
      ]);
  const workplace = halves.flatMap((half) => {
    console.log(`Transcripts of others, ${half} half: sure, with maybe, plain regression`);
    row('', ['right', 'found', 'right', 'found', 'right', 'found']);
    const rows = benchWorkplaceOutcomes(data, half);
    for (const { kind, meetings, marked: sure, finds, ...right } of rows)
      row(
        `${kind}, ${meetings} files, ${finds} finds of ${sure}`,
        [right.sure, right.withMaybe, right.plain].flatMap(({ precision, recall }) => [
          percent(precision),
          percent(recall),
        ]),
      );
    return rows.flatMap(({ kind, sure, withMaybe }): Goal[] => {
      const [right, found, foundWithMaybe] = workplaceGoals[kind];
      return [
        [`${kind} of others, ${half}: sure right`, 100 * sure.precision, right, 100],
        [`${kind} of others, ${half}: found`, 100 * sure.recall, found, 100],
        [
          `${kind} of others, ${half}: found with maybe`,
          100 * withMaybe.recall,
          foundWithMaybe,
          100,
        ],
      ];
    });
  });
  console.log('  (30 calls are of series outside the training data; the 80 include training data)');
  row('owners of the actions found', ['right', 'wrong', 'none', 'of']);
  row('12 meetings marked by a reader', ownerCells(benchMarkedOwners(data)));
  row('published of 80 calls', ownerCells(benchPublishedOwners(data)));
  for (const half of halves)
    row(`transcripts of others, ${half}`, ownerCells(benchWorkplaceOwners(data, half)));
  return [
    ...workplace,
    ...marked.flatMap(({ kind, precision, recall }): Goal[] => [
      [`${kind}: right`, 100 * precision, goals[kind][0], 100],
      [`${kind}: found`, 100 * recall, goals[kind][1], 100],
    ]),
    ...heldOut.map(
      ({ kind, found }): Goal => [
        `${kind}: published found`,
        100 * found,
        publishedGoals[kind],
        100,
      ],
    ),
    ...bareTalkGoals(data, row),
  ];
}

function ownerCells({ right, wrong, none }: OwnerCounts): string[] {
  const all = right + wrong + none;
  return [right, wrong, none].map((count) => percent(count / all)).concat(String(all));
}
