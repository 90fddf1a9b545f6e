import { benchBareTalk, benchMarkedOutcomes, benchPublishedOutcomes } from './outcomes.ts';

type Goal = [name: string, value: number, least: number, most: number];

const goals = { actions: [55, 45], decisions: [55, 45], openQuestions: [40, 25] } as const;
const publishedGoals = { actions: 35, decisions: 40 } as const;

const percent = (part: number): string => (100 * part).toFixed(0);

/** Prints how right the outcomes are, and gives what is asked of them, in percent. */
export function outcomeGoals(
  data: string,
  row: (name: string, cells: readonly string[]) => void,
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
  console.log('  (30 calls are of series that were not learned from; the 80 hold those that were)');
  const bare = benchBareTalk(data);
  row('without marks: part found of what is with them', []);
  row('questions, actions', [percent(bare.questions), percent(bare.actions)]);
  return [
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
    ['questions without marks', 100 * bare.questions, 80, 120],
    ['actions without marks', 100 * bare.actions, 80, 120],
  ];
}
