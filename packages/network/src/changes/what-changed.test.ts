import { expect, test } from 'vitest';
import { randomFrom } from '../seeded-random.ts';
import { departments, fourWeeks, held, seriesOf } from '../testing/meetings.ts';
import type { DepartmentOf, Meeting } from '../types.ts';
import type { GivenTest, Periods } from './types.ts';
import { testChanges, whatChanged } from './what-changed.ts';

const all = [1, 2, 3, 4, 5, 6, 7, 8];
const before = all.slice(0, 4);
const changesOf = (periods: Periods, given: readonly GivenTest[] = []) =>
  whatChanged(tested(periods, departments, given.length > 0), given);
const tested = (periods: Periods, departmentOf: DepartmentOf, givesTests = false) =>
  testChanges({ periods, departmentOf, givesTests, random: randomFrom(1) });
const findings = (periods: Periods, given: readonly GivenTest[] = []) =>
  changesOf(periods, given).findings;
const kindsOf = (periods: Periods) => findings(periods).map(({ subject }) => subject.kind);

/** Each department meets alone, and finance meets with legal. */
const steady = [
  ...seriesOf('a', all, { people: 'design1 design2 design3' }),
  ...seriesOf('b', all, { people: 'sales1 sales2 sales3' }),
  ...seriesOf('c', all, { people: 'finance1 finance2 legal1' }),
  ...seriesOf('d', all, { people: 'legal1 legal2 legal3' }),
];
/** Four series that connect design and sales. */
const connecting = (weeks: readonly number[]) =>
  ['e', 'f', 'g', 'h'].flatMap((series) => seriesOf(series, weeks, { people: 'design1 sales1' }));

test('nothing is found where nothing changes', () => {
  expect(findings(fourWeeks([...steady, ...connecting(all)]))).toEqual([]);
});

test('two departments that no longer talk are found, with their meetings and hours', () => {
  const periods = fourWeeks([...steady, ...connecting(before)]);
  const found = findings(periods);
  const ties = found.find(({ subject }) => subject.kind === 'tiesBetween');
  expect(ties).toMatchObject({
    subject: { between: ['design', 'sales'] },
    before: 1,
    now: 0,
    evidence: { now: [], before: connecting(before).map(({ id }) => id) },
  });
  const talk = found.find(({ subject }) => subject.kind === 'talkBetween');
  expect([talk?.before, talk?.now]).toEqual([16, 0]);
});

test('the end of a single series may be chance', () => {
  const periods = fourWeeks([...steady, ...seriesOf('e', before, { people: 'design1 sales1' })]);
  expect(findings(periods)).toEqual([]);
});

test('a change of the whole organization is not reported for each department', () => {
  const half = [...steady, ...connecting(all)].flatMap((meeting): Meeting[] =>
    meeting.week <= 4 ? [meeting, { ...meeting, id: `${meeting.id} again` }] : [meeting],
  );
  expect(kindsOf(fourWeeks(half))).toEqual([]);
});

test('only the department that says less in its meetings is found', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const quieter = names.flatMap((series, at) =>
    all.flatMap((week) => {
      const spoken = (0.9 + 0.05 * ((week + at) % 4)) * (week > 4 ? 0.6 : 1);
      return [
        held({ series, week, spoken, people: 'design1 design2' }),
        held({ series: `${series}2`, week, people: 'sales1 sales2' }),
        held({ series: `${series}3`, week, people: 'legal1 legal2' }),
      ];
    }),
  );
  expect(findings(fourWeeks(quieter)).map(({ subject }) => subject)).toContainEqual({
    kind: 'departmentTalk',
    department: 'design',
  });
  for (const { subject } of findings(fourWeeks(quieter)))
    expect(subject).toMatchObject({ department: 'design' });
});

test('a department of which fewer people speak is found, where its hours stay as they were', () => {
  const many = Array.from({ length: 24 }, (_, at) => `many${at}`);
  const meetings = many.flatMap((person, at) => {
    const rest = { people: person, spoken: 0.5 };
    return [
      held({ ...rest, id: `before ${at}`, week: 1 + (at % 4) }),
      held({ ...rest, id: `now ${at}`, week: 5 + (at % 4), people: 'many0' }),
    ];
  });
  const departmentOf = new Map(many.map((person) => [person, 'many']));
  const { findings } = whatChanged(tested(fourWeeks(meetings), departmentOf));
  expect(findings).toMatchObject([
    { subject: { kind: 'departmentPeople', department: 'many' }, before: 24, now: 1 },
  ]);
});

test('an initiative that nobody mentions any more is found, by mentions and people', () => {
  const initiatives = [
    { id: 'pricing', mentions: 3, people: ['sales1', 'sales2', 'sales3', 'design1'] },
  ];
  const meetings = [...steady, ...connecting(all)].map((meeting) =>
    meeting.week <= 4 && connecting(all).some(({ id }) => id === meeting.id)
      ? { ...meeting, initiatives }
      : meeting,
  );
  expect(findings(fourWeeks(meetings))).toMatchObject([
    { subject: { kind: 'initiativeMentions', initiative: 'pricing' }, before: 48, now: 0 },
    { subject: { kind: 'initiativePeople', initiative: 'pricing' }, before: 4, now: 0 },
  ]);
});

test("a change of a series' talk balance is found over a quarter, not over four weeks", () => {
  const balanced = (weeks: number): Periods => {
    const [first, last] = [1, weeks + 1].map((from) =>
      Array.from({ length: weeks }, (_, at) =>
        held({
          week: from + at,
          series: 'a',
          people: 'design1 design2 design3',
          talkBalance: (from === 1 ? 80 : 50) + (at % 5),
        }),
      ),
    );
    return { weeks, before: first ?? [], now: last ?? [] };
  };
  const [found] = findings(balanced(13));
  expect(found?.subject).toEqual({ kind: 'seriesBalance', series: 'a' });
  expect(found?.before).toBeCloseTo(81.8, 1);
  expect(found?.now).toBeCloseTo(51.8, 1);
  expect(findings(balanced(4))).toEqual([]);
});

test('a growing number of overdue actions is found, with their meetings', () => {
  const overdue = (weeks: readonly number[], count: number) =>
    seriesOf('a', weeks, { people: 'design1 design2' })
      .concat(seriesOf('b', weeks, { people: 'sales1 sales2' }))
      .map((meeting) => ({ ...meeting, overdueActions: count }));
  const [found] = findings(fourWeeks([...overdue([1, 2, 3, 4], 0), ...overdue([5, 6, 7, 8], 2)]));
  expect(found).toMatchObject({ subject: { kind: 'overdueActions' }, before: 0, now: 16 });
  expect(found?.evidence.now).toHaveLength(8);
  const few = [...overdue([1, 2, 3, 4], 1), ...overdue([5, 6, 7, 8], 1)];
  expect(findings(fourWeeks(few))).toEqual([]);
});

test('fewer than four meetings make no finding, and nothing that could be tested', () => {
  const periods = fourWeeks(seriesOf('a', [1, 2, 3], { people: 'design1 sales1' }));
  const { findings, tests } = changesOf(periods);
  expect(findings).toEqual([]);
  expect(tests.map(({ tested }) => tested)).toEqual(tests.map(() => 0));
  expect(changesOf(fourWeeks([]))).toEqual({ findings: [], tests: [] });
});

test('as many meetings as are said to be needed make a figure that can be tested', () => {
  const ofHours = (count: number) => {
    const single = Array.from({ length: count }, (_, at) =>
      held({ id: `${at}`, week: 1 + (at % 8), people: 'design1 design2' }),
    );
    return changesOf(fourWeeks(single)).tests.find(({ kind }) => kind === 'departmentHours');
  };
  const few = ofHours(3);
  expect(few).toMatchObject({ tested: 0, untested: 1 });
  const meetings = few?.meetings ?? 0;
  expect(ofHours(meetings - 1)).toMatchObject({ tested: 0, untested: 1 });
  expect(ofHours(meetings)).toMatchObject({ tested: 1, untested: 0 });
});

test('tests made elsewhere are judged together with the others and sorted by their size', () => {
  const given = (group: string, pValue: number, size: number): GivenTest => ({
    subject: { kind: 'mood', group },
    now: 7,
    before: 6,
    evidence: { now: ['x'], before: ['y'] },
    pValue,
    size,
  });
  const periods = fourWeeks([...steady, ...connecting(before)]);
  const found = findings(periods, [given('g1', 0.0001, 99), given('g2', 0.04, 99)]);
  expect(found[0]?.subject).toEqual({ kind: 'mood', group: 'g1' });
  expect(found.map(({ subject }) => subject)).not.toContainEqual({ kind: 'mood', group: 'g2' });
  expect(found.length).toBeGreaterThan(1);
});

test('the same seed gives the same findings for any order of the meetings, and periods can be swapped', () => {
  const periods = fourWeeks([...steady, ...connecting(before)]);
  const found = findings(periods);
  expect(findings(periods)).toEqual(found);
  const turned = findings({ ...periods, before: periods.before.toReversed() });
  expect(turned.map(({ subject }) => subject)).toEqual(found.map(({ subject }) => subject));
  const swapped = findings({ ...periods, now: periods.before, before: periods.now });
  expect(swapped.map(({ subject, now, before: earlier }) => [subject, earlier, now])).toEqual(
    found.map(({ subject, now, before: earlier }) => [subject, now, earlier]),
  );
});
