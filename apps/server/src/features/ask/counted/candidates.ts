import { type countedGroups, queryOf, type ScreenQuestion } from '@rapport/contract';
import { addDays, mondayOf } from '../../../ground/calendar-days.ts';
import { daysWords } from '../figure/figure-words.ts';

export type Candidate = ScreenQuestion & {
  /** How it is counted. */
  how: string;
  /** What a number counts, of one and of several; a name or hours stand alone. */
  noun?: readonly [one: string, many: string];
};
type Group = (typeof countedGroups)[number];

type Known = {
  today: string;
  /** The topic mentioned most; null if there is none. */
  topic: string | null;
};

const action = ['action', 'actions'] as const;
const decision = ['decision', 'decisions'] as const;
const department = ['department', 'departments'] as const;
const outcomes = 'Sure, confirmed and added';

/** Questions by group, the first choice first. None is about the mood of a person. */
export function candidatesOf({ today, topic }: Known): Record<Group, Candidate[]> {
  const monday = addDays(mondayOf(today), -7);
  const lastWeek = { from: monday, to: addDays(monday, 6) };
  const fourWeeks = { from: addDays(today, -27) };
  const quarter = { from: addDays(today, -89) };
  return {
    agreed: [
      {
        question: 'Which actions are overdue?',
        query: queryOf('actions', { state: 'overdue' }),
        how: `${outcomes} actions whose day was before today`,
        noun: action,
      },
      {
        question: 'What was decided last week?',
        query: queryOf('decisions'),
        ...lastWeek,
        how: `${outcomes} decisions, ${daysWords({ ...lastWeek, today })}`,
        noun: decision,
      },
      ...(topic === null
        ? []
        : [
            {
              question: `What was decided about “${topic}”?`,
              query: queryOf('decisions', { topic }),
              how: `${outcomes} decisions whose turn says “${topic}”`,
              noun: decision,
            },
          ]),
      {
        question: 'Which actions are due this week?',
        query: queryOf('actions', { state: 'this-week' }),
        how: `${outcomes} actions, open and due by Sunday`,
        noun: action,
      },
      {
        question: 'Which actions are open?',
        query: queryOf('actions', { state: 'open' }),
        how: `${outcomes} actions that are not done`,
        noun: action,
      },
      {
        question: 'What was decided in the past 4 weeks?',
        query: queryOf('decisions'),
        ...fourWeeks,
        how: `${outcomes} decisions, past 4 weeks`,
        noun: decision,
      },
      {
        question: 'Which questions were left open in the past 4 weeks?',
        query: queryOf('open-questions'),
        ...fourWeeks,
        how: `${outcomes} open questions, past 4 weeks`,
        noun: ['question', 'questions'],
      },
    ],
    time: [
      {
        question: 'Which series took the most time in the past 3 months?',
        query: queryOf('hours', { group: 'series', order: 'most' }),
        ...quarter,
        how: 'Length of its meetings, past 3 months',
      },
      {
        question: 'Which departments spoke with each other most in the past 3 months?',
        query: queryOf('ties', { group: 'department', order: 'most' }),
        ...quarter,
        how: 'Ties between their people, past 3 months',
      },
      {
        question: 'Who was in the last meeting?',
        query: queryOf('attended', { order: 'last' }),
        how: 'People who spoke',
        noun: ['person', 'people'],
      },
      {
        question: 'How many hours of meetings were there in the past 4 weeks?',
        query: queryOf('hours'),
        ...fourWeeks,
        how: 'Length of the meetings that you may open',
      },
      {
        question: 'How many people were heard in the past 4 weeks?',
        query: queryOf('people-heard'),
        ...fourWeeks,
        how: 'People who spoke in a meeting that you may open',
        noun: ['person', 'people'],
      },
    ],
    happened: [
      {
        question: 'Which series have paused?',
        query: queryOf('series', { state: 'paused' }),
        how: 'Two usual distances without a meeting',
        noun: ['series', 'series'],
      },
      {
        question: 'Which topics are new in the past 4 weeks?',
        query: queryOf('topics', { state: 'new' }),
        ...fourWeeks,
        how: 'Topics whose words no meeting before had, past 4 weeks',
        noun: ['topic', 'topics'],
      },
      {
        question: 'In which departments is the mood falling in the past 3 months?',
        query: queryOf('mood', { group: 'department', order: 'falling' }),
        ...quarter,
        how: 'Departments with enough meetings to compare, past 3 months',
        noun: department,
      },
      {
        question: 'In which departments is the mood rising in the past 3 months?',
        query: queryOf('mood', { group: 'department', order: 'rising' }),
        ...quarter,
        how: 'Departments with enough meetings to compare, past 3 months',
        noun: department,
      },
      {
        question: 'What changed in the past 4 weeks?',
        query: queryOf('what-changed'),
        ...fourWeeks,
        how: 'Figures that changed by more than chance, compared with the 4 weeks before',
        noun: ['change', 'changes'],
      },
      {
        question: 'Which topics grew in the past 4 weeks?',
        query: queryOf('topics', { order: 'rising' }),
        ...fourWeeks,
        how: 'Mentions, compared with the 4 weeks before',
      },
      {
        question: 'What happened in the past 4 weeks?',
        query: queryOf('what-happened'),
        ...fourWeeks,
        how: 'Decisions, votes, people, series and topics',
        noun: ['fact', 'facts'],
      },
    ],
  };
}

/** Questions about a department or a team, in place of one that is refused. */
export function candidatesOfGroup(name: string, today: string): Candidate[] {
  const fourWeeks = { from: addDays(today, -27) };
  const of = { departments: [name] };
  return [
    {
      question: `Which topics came up most with ${name} in the past 4 weeks?`,
      query: queryOf('topics', { ...of, order: 'most' }),
      ...fourWeeks,
      how: 'The topic mentioned most, past 4 weeks',
    },
    {
      question: `Which actions of ${name} are overdue?`,
      query: queryOf('actions', { ...of, state: 'overdue' }),
      how: `${outcomes} actions, by owner`,
      noun: action,
    },
    {
      question: `How much time did ${name} spend in meetings in the past 4 weeks?`,
      query: queryOf('hours', of),
      ...fourWeeks,
      how: `Length of meetings in which somebody of ${name} was heard, past 4 weeks`,
    },
    {
      question: `What was decided in meetings with ${name} in the past 4 weeks?`,
      query: queryOf('decisions', of),
      ...fourWeeks,
      how: `${outcomes} decisions, past 4 weeks`,
      noun: decision,
    },
    {
      question: `Which actions of ${name} are open?`,
      query: queryOf('actions', { ...of, state: 'open' }),
      how: `${outcomes} actions, by owner`,
      noun: action,
    },
  ];
}
