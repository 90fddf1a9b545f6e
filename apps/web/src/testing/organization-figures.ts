import type {
  ChangeFound,
  Compared,
  Coverage,
  DepartmentFigures,
  FigureEvidence,
  GroupMood,
  Initiative,
  MoodOfGroup,
  OrganizationChanges,
  OrganizationHappened,
  OrganizationInitiatives,
  OrganizationMoods,
  OrganizationOverview,
  OwnMoodAnswer,
  ShownGroupMood,
  WeekMood,
} from '@rapport/contract';

const weekMs = 7 * 86_400_000;
const lastMonday = Date.parse('2026-11-16');

/** Mondays of the weeks shown in charts, in order of time. */
export const mondays = Array.from({ length: 12 }, (_, at) =>
  new Date(lastMonday - (11 - at) * weekMs).toISOString().slice(0, 10),
);

const periods = {
  period: { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false },
  before: { from: '2026-09-28', to: '2026-10-25', weeks: 4, isSoFar: false },
} as const;

export const coverage: Coverage = {
  state: 'enough',
  meetings: 148,
  untimed: 0,
  beingAnalysed: 0,
  toCheck: 0,
  speakers: 439,
  speakersKnown: 412,
};

export function shownMood(mood: number, before: number | null, band = 0.3): ShownGroupMood {
  const by = before === null ? 0 : Math.round((mood - before) * 10) / 10;
  const direction = Math.abs(by) < 0.25 ? 'steady' : by > 0 ? 'rising' : 'falling';
  return {
    isShown: true,
    mood,
    cut: null,
    band: { low: mood - band, high: mood + band },
    before,
    change: before === null ? null : { by, direction },
  };
}

export const hiddenMood: GroupMood = { isShown: false, reason: 'few' };

const weekMood = (mood: number, band = 0.3): WeekMood => ({
  mood,
  band: { low: mood - band, high: mood + band },
});

/**
 * A line of weekly moods that ends at the given mood; weeks whose entry in `gaps` is null have
 * none.
 */
function lineTo(mood: number, gaps: readonly number[] = [], band = 0.3): WeekMood[] {
  return mondays.map((_, at) =>
    gaps.includes(at) ? null : weekMood(mood + 0.25 * Math.sin(at * 1.7) - (11 - at) * 0.02, band),
  );
}

const compared = (now: number, before: number): Compared => ({ now, before });

const department = (
  name: string,
  people: number,
  heard: number,
  hours: number,
  hoursBefore: number,
): DepartmentFigures => ({
  department: name,
  people,
  heard,
  spokenMinutes: compared(hours * 60, hoursBefore * 60),
  weeks: mondays.map((_, at) => Math.round((hours * 60 * (1 + Math.sin(at) / 4)) / 4)),
});

const initiative = (
  topic: string,
  mentions: number,
  meetings: number,
  people: number,
  mood: GroupMood,
): Initiative => ({
  topic,
  mentions: compared(mentions, Math.round(mentions / 2)),
  meetings,
  people,
  lastOn: '2026-11-20',
  weeks: mondays.map((_, at) => Math.round((mentions * (at + 1)) / 50)),
  mood,
});

const initiatives = [
  initiative('Berth pricing', 55, 23, 64, shownMood(6.2, 6.6)),
  initiative('Self-service booking', 43, 19, 52, shownMood(7.2, 6.7)),
  initiative('Customs interface', 36, 14, 31, shownMood(5.4, 6)),
  initiative('Winter rota', 33, 11, 27, shownMood(6, 6)),
  initiative('Data platform move', 20, 9, 22, shownMood(5.6, null)),
  initiative('Pension change', 10, 3, 4, hiddenMood),
  initiative('Office plants', 9, 3, 7, shownMood(6.9, 6.8)),
];

export function buildOverview(change: Partial<OrganizationOverview> = {}): OrganizationOverview {
  return {
    ...periods,
    coverage,
    slider: mondays.map((from) => ({ from, meetings: 30 })),
    meetings: compared(148, 139),
    meetingsPerWeek: [30, 33, 35, 34, 36, 33, 35, 35, 38, 35, 37, 38],
    people: { heard: compared(412, 400), directory: 600 },
    minutes: compared(7860, 7500),
    talkBalance: compared(64, 61),
    decisions: { decisions: 17, confirmed: 9 },
    departments: [
      department('Executive', 12, 12, 10, 10),
      department('Product', 64, 57, 27, 25),
      department('Design', 38, 31, 9, 9),
      department('Engineering', 213, 149, 39, 34.5),
      department('Marketing', 62, 40, 13, 12),
      department('Human Resources', 34, 21, 5, 5.4),
      department('Sales', 123, 74, 18, 21),
      department('Finance', 54, 28, 9, 5.9),
    ],
    actions: {
      found: compared(159, 140),
      withOwner: 121,
      withDay: 84,
      fromBefore: 81,
      dueThisWeek: 22,
      open: 96,
      overdue: 13,
      doneThisWeek: 41,
      done: compared(118, 102),
    },
    initiatives: initiatives.slice(0, 6),
    initiativesNamed: initiatives.length,
    initiativesWithheld: 2,
    chart: mondays,
    mood: {
      period: periods.period,
      organization: shownMood(6.4, 6.1, 0.2),
      weeks: lineTo(6.4, [], 0.2),
      compared: 16,
      rising: 5,
      falling: 2,
    },
    ...change,
  };
}

const found = (
  kind: ChangeFound['kind'],
  subject: string[],
  before: number,
  now: number,
  meetings: number,
): ChangeFound => ({
  kind,
  subject,
  before,
  now,
  meetings,
});

export function buildChanges(change: Partial<OrganizationChanges> = {}): OrganizationChanges {
  return {
    ...periods,
    findings: [
      found('talk-between-departments', ['Sales', 'Engineering'], 9.7, 6, 4),
      found('hours-of-department', ['Finance'], 5.9, 9, 11),
      found('ties-between-departments', ['Design', 'Sales'], 5, 1, 6),
      found('mentions-of-initiative', ['Berth pricing'], 31, 55, 23),
      found('mood-of-group', ['Product'], 6.5, 7.1, 0),
      { ...found('balance-of-series', ['Product sync'], 80, 54, 14), seriesId: 'weekly' },
      found('people-of-initiative', ['Winter rota'], 40, 27, 2),
    ],
    tests: [
      { kind: 'mood-of-group', tested: 3, untested: 16, meetings: null },
      { kind: 'talk-between-departments', tested: 8, untested: 11, meetings: 11 },
      { kind: 'ties-between-departments', tested: 2, untested: 10, meetings: 11 },
      { kind: 'hours-of-department', tested: 8, untested: 0, meetings: 12 },
      { kind: 'mentions-of-initiative', tested: 4, untested: 20, meetings: 9 },
      { kind: 'balance-of-series', tested: 0, untested: 5, meetings: null },
    ],
    computedAt: null,
    ...change,
  };
}

/** One fact of each kind. */
export const buildHappened = (
  change: Partial<OrganizationHappened> = {},
): OrganizationHappened => ({
  ...periods,
  meetings: 148,
  facts: [
    {
      kind: 'decided',
      on: '2026-11-17',
      decisions: 17,
      confirmed: 9,
      lastId: 'depot',
      quote: {
        meetingId: 'depot',
        date: '2026-11-17',
        turn: 40,
        start: 760,
        speaker: 'Joost Bakker',
        quote: 'We open on the first of March.',
      },
    },
    {
      kind: 'vote-passed',
      on: '2026-11-12',
      votes: 1,
      meetings: 1,
      tally: '6 to 1',
      meeting: { id: 'board', title: 'Quarterly board review' },
      quote: {
        meetingId: 'board',
        date: '2026-11-12',
        turn: 81,
        start: 4350,
        speaker: 'Beatriz Sousa',
        quote: 'I move that we adopt the budget for 2027.',
      },
    },
    {
      kind: 'heard-first',
      on: '2026-11-10',
      person: { id: 'ewa', name: 'Ewa Kowal', department: 'Engineering' },
      people: 1,
      meetings: 2,
    },
    {
      kind: 'heard-no-longer',
      on: '2026-08-05',
      person: { id: 'paulina', name: 'Paulina Sobczak', department: null },
      people: 1,
      meetings: 8,
    },
    {
      kind: 'series-began',
      on: '2026-11-04',
      series: { id: 'driver', name: 'Driver app weekly' },
      meetings: 3,
      openedBy: 'Yusuf Karaca',
    },
    {
      kind: 'series-opened-by',
      on: '2026-11-03',
      series: { id: 'tariff', name: 'Tariff round' },
      meetings: 2,
      openedBy: 'Sanne de Boer',
      openedBefore: 'Marta Lindgren',
      until: '2026-10-20',
    },
    {
      kind: 'series-paused',
      on: '2026-11-17',
      series: { id: 'walk', name: 'Safety walk' },
      everyDays: 14,
      lastOn: '2026-10-20',
      lastId: 'walk-9',
    },
    {
      kind: 'series-ended',
      on: '2026-11-01',
      series: { id: 'legacy', name: 'Legacy review' },
      everyDays: 7,
      lastOn: '2026-10-04',
      lastId: 'legacy-5',
    },
    {
      kind: 'topic-first',
      on: '2026-11-16',
      topic: 'Works-council agreement',
      mentions: 5,
      meetings: 3,
      quote: null,
    },
  ],
  ...change,
});

export function buildInitiatives(
  change: Partial<OrganizationInitiatives> = {},
): OrganizationInitiatives {
  return {
    ...periods,
    coverage,
    chart: mondays,
    initiatives,
    initiativesNamed: initiatives.length,
    initiativesWithheld: 2,
    ...change,
  };
}

export function buildEvidence(change: Partial<FigureEvidence> = {}): FigureEvidence {
  return {
    meetings: [
      {
        meetingId: 'meeting-0',
        name: 'Weekly product sync',
        date: '2026-11-20',
        turns: [
          { turn: 14, start: 372.4, speaker: 'Ines Carvalho', quote: 'The pilot went well.' },
          { turn: 31, start: null, speaker: 'Tobias Wren', quote: 'We start on Monday.' },
        ],
      },
      { meetingId: 'meeting-1', name: 'Pricing working group', date: '2026-11-19', turns: [] },
    ],
    earlier: 0,
    withheld: 2,
    ...change,
  };
}

const group = (
  kind: MoodOfGroup['kind'],
  name: string,
  heard: number,
  mood: GroupMood,
  gaps: readonly number[] = [],
): MoodOfGroup => ({
  kind,
  name,
  people: heard + 2,
  heard,
  meetings: Math.round(heard / 3) + 2,
  mood,
  weeks: mood.isShown ? lineTo(mood.mood, gaps, 2 / Math.sqrt(heard)) : mondays.map(() => null),
});

export function buildMoods(change: Partial<OrganizationMoods> = {}): OrganizationMoods {
  return {
    ...periods,
    coverage,
    moodPeriod: periods.period,
    smallestGroup: 5,
    chart: mondays,
    organization: shownMood(6.4, 6.1),
    groups: [
      group('department', 'Product', 57, shownMood(7.1, 6.5)),
      group('department', 'Marketing', 40, shownMood(6.9, 6.3)),
      group('team', 'Marketing', 9, shownMood(6.6, 6.5)),
      group('department', 'Human Resources', 21, shownMood(6.5, 6.2), [2, 3]),
      group('department', 'Finance', 24, shownMood(6.1, 6.2), [0, 5, 7]),
      group('team', 'Data', 33, shownMood(6, null)),
      group('team', 'Platform', 18, shownMood(5.2, 5.9)),
      group('team', 'Treasury', 4, hiddenMood),
    ],
    initiatives: [
      { topic: 'Berth pricing', people: 64, meetings: 23, mood: shownMood(6.2, 6.6) },
      { topic: 'Self-service booking', people: 52, meetings: 19, mood: shownMood(7.2, 6.7) },
      { topic: 'Pension change', people: 4, meetings: 3, mood: hiddenMood },
      { topic: 'Winter rota', people: 27, meetings: 11, mood: shownMood(6, 6) },
    ],
    own: {
      isLeftOutOfMoods: false,
      meetings: 11,
      spokenMinutes: 46,
      now: 6.4,
      before: 5.9,
      groups: [
        { kind: 'department', name: 'Product' },
        { kind: 'team', name: 'Treasury' },
      ],
      weeks: [5.9, 6.1, null, 6.5, 6, 5.8, 6.2, 5.7, 5.9, 6.3, 6.6, 6.8],
    },
    moments: [
      {
        sentiment: 'positive',
        topic: 'Self-service booking',
        quote: 'Three harbours moved over last week and not one of them called the desk.',
        meetingId: 'meeting-0',
        meetingName: 'Weekly product sync',
        date: '2026-11-17',
        turn: 14,
        start: 372.4,
      },
      {
        sentiment: 'negative',
        topic: null,
        quote: 'We have promised this date twice.',
        meetingId: 'meeting-1',
        meetingName: 'Customs interface review',
        date: '2026-11-12',
        turn: 61,
        start: null,
      },
    ],
    meetingsWithheld: 17,
    ...change,
  };
}

export function buildOwnMood(): OwnMoodAnswer {
  const { own, chart, period } = buildMoods();
  return { own, chart, period };
}
