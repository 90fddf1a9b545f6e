import type { AskFigure, OrganizationMoods } from '@rapport/contract';
import { figureOf, lineOf, none } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { listed, nounOf, numberValue } from './figure-words.ts';
import { changeWords, groupNamed, hiddenWords, type MoodWords, moodValue } from './mood-words.ts';

/** The moods of several groups: those that are named, or all departments or teams. */
export function moodsByGroup(
  { query: { departments, group, order } }: FigureAsked,
  moods: OrganizationMoods,
  words: MoodWords,
): AskFigure {
  const kind = group === 'team' ? 'team' : 'department';
  const groups =
    departments.length > 0
      ? departments.flatMap((name) => groupNamed(moods, name) ?? [])
      : moods.groups.filter((one) => one.kind === kind);
  const shown = groups
    .flatMap(({ name, mood }) => (mood.isShown ? [{ name, mood }] : []))
    .filter(({ mood }) => !isDirection(order) || mood.change?.direction === order)
    .toSorted((one, other) => sizeOf(other.mood, order) - sizeOf(one.mood, order));
  const hidden = groups.flatMap(({ name, mood }) => (mood.isShown ? [] : [{ name, mood }]));
  const lines = [
    ...shown.map(({ name, mood }) =>
      lineOf(name, { value: moodValue(mood), detail: changeWords(mood).replace(', ', '') || null }),
    ),
    ...(isDirection(order) ? [] : hidden).map(({ name, mood }) =>
      lineOf(name, { value: 'Not shown', detail: hiddenWords(mood, moods.smallestGroup) }),
    ),
  ];
  const [first] = shown;
  if (!first)
    return figureOf({
      value: isDirection(order) || groups.length === 0 ? none : 'Not shown',
      label: isDirection(order) ? `${kind}s with a mood that is ${order}` : `moods of ${kind}s`,
      definition:
        hidden.length > 0 && !isDirection(order)
          ? `Hidden where it is about fewer than ${moods.smallestGroup} people.`
          : words.definition,
      screen: words.screen,
      lines,
    });
  const rank = order === 'least' ? 'lowest' : 'highest';
  return figureOf({
    value: isDirection(order) && order !== null ? numberValue(shown.length) : first.name,
    label: isDirection(order)
      ? `${nounOf(shown.length, kind)} with a mood that is ${order}: ${listed(shown.map(({ name }) => name))}`
      : `has the ${rank} mood, ${moodValue(first.mood)} out of 10, of ${shown.length} ${nounOf(shown.length, kind)} with one`,
    ...words,
    lines,
  });
}

type Order = FigureAsked['query']['order'];
type Shown = Extract<OrganizationMoods['organization'], { isShown: true }>;

const isDirection = (order: Order) => order === 'rising' || order === 'falling';

const sizeOf = ({ mood, change }: Shown, order: Order): number => {
  if (isDirection(order)) return Math.abs(change?.by ?? 0);
  return order === 'least' ? -mood : mood;
};
