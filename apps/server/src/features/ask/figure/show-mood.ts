import type { AskFigure, GroupMood, MoodOfGroup, OrganizationMoods } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, notKnown, notShown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { shortDay } from './figure-words.ts';
import { moodOfSeries } from './mood-of-series.ts';
import { changeWords, groupNamed, hiddenWords, type MoodWords, moodValue } from './mood-words.ts';
import { moodsByGroup } from './moods-by-group.ts';
import { requireFeature } from './organization-calls.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, topicPath } from './screens.ts';

/** The mood of a group as the page of moods shows it; never of one person. */
export async function moodFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  requireFeature(at.member, 'sentiment');
  const { query, people, series } = asked;
  if (people.length > 0 || query.group === 'person')
    return notShown('Moods are answered of groups, never of single people.');
  if (series) return moodOfSeries(at, asked);
  const period = periodOf(asked);
  const moods = await at.services.figures.moods(at.member, period);
  const words = {
    definition: `Mood of what people said, from 0 to 10, of ${moods.smallestGroup} people at least: ${periodWords(moods.moodPeriod)}.`,
    screen: ofPeriod('/sentiment', 'Sentiment', period),
  };
  if (query.topic !== null) return moodOfTopic(asked, moods, words);
  const isOfGroups = query.group === 'department' || query.group === 'team';
  if (isOfGroups || query.departments.length > 1) return moodsByGroup(asked, moods, words);
  const [name] = query.departments;
  if (name === undefined) return moodOf('the organization', moods.organization, [], words, moods);
  const group = groupNamed(moods, name);
  if (!group)
    return figureOf({ value: notKnown, label: `the mood of ${name}: no such group`, ...words });
  return moodOf(group.name, group.mood, group.weeks, words, moods);
}

function moodOf(
  name: string,
  mood: GroupMood,
  weeks: MoodOfGroup['weeks'],
  { definition, screen }: MoodWords,
  { chart, smallestGroup }: Pick<OrganizationMoods, 'chart' | 'smallestGroup'>,
): AskFigure {
  const byWeek = weeks.flatMap((week, at) =>
    week ? [lineOf(`Week of ${shortDay(chart[at] ?? '')}`, { value: week.mood.toFixed(1) })] : [],
  );
  if (!mood.isShown)
    return { ...notShown(hiddenWords(mood, smallestGroup), screen), label: `the mood of ${name}` };
  return figureOf({
    value: moodValue(mood),
    label: `out of 10 is the mood of ${name}${changeWords(mood)}`,
    definition,
    screen,
    lines: byWeek.toReversed(),
  });
}

function moodOfTopic(asked: FigureAsked, moods: OrganizationMoods, words: MoodWords): AskFigure {
  const topic = asked.query.topic ?? '';
  const found = moods.initiatives.find((one) => one.topic.toLowerCase() === topic.toLowerCase());
  if (!found)
    return figureOf({
      value: notKnown,
      label: `the mood round “${topic}”: no such topic`,
      ...words,
    });
  const screen = { path: topicPath(found.topic, periodOf(asked)), name: found.topic };
  return moodOf(`those who spoke of ${found.topic}`, found.mood, [], { ...words, screen }, moods);
}
