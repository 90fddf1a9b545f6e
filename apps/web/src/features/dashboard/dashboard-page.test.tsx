import type { Happened } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figureServer, refused } from '@/testing/figure-server.ts';
import {
  buildChanges,
  buildEvidence,
  buildHappened,
  buildOverview,
  coverage,
  hiddenMood,
  shownMood,
} from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openDashboard(given: Parameters<typeof figureServer>[0] = {}, query = '') {
  const figures = figureServer(given);
  server.use(...figures.handlers);
  const app = await renderApp(`/${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Helena' });
  return { ...app, ...figures };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the head shows the days, the comparison, and what the figures are based on', async () => {
  await openDashboard();
  expect(
    await screen.findByText(
      'How Northwind is working together, 26 October to 22 November 2026, compared with the four weeks before.',
    ),
  ).toBeVisible();
  expect(screen.getByText('From 148 meetings; 412 of 439 speakers known')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Match 27 speakers' })).toHaveAttribute(
    'href',
    '/match-speakers',
  );
});

test('meetings that are in no sum until they are checked are counted', async () => {
  await openDashboard({ overview: buildOverview({ coverage: { ...coverage, toCheck: 5 } }) });
  expect(await screen.findByRole('link', { name: 'Check 5 meetings' })).toHaveAttribute(
    'href',
    '/check-meetings',
  );
});

test('with all speakers known there is nobody to match', async () => {
  await openDashboard({
    overview: buildOverview({ coverage: { ...coverage, speakersKnown: 439, beingAnalysed: 6 } }),
  });
  expect(
    await screen.findByText('From 148 meetings, 6 more being analysed; all 439 speakers known'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Match|Check)/ })).not.toBeInTheDocument();
});

const cards = [
  [
    'Meeting Intelligence',
    /148meetings9 more than before.*412 of 600Hours131Talk balance64 \/100Decisions17 9 confirmed/,
  ],
  ['Team Sentiment', /6\.4\/10mood, \+0\.3 rising from 6\.1.*6\.2 to 6\.6Teams rising5/],
  [
    'Task Tracking',
    /41this weekactions doneOpen96Due this week22Overdue13Done in four weeks118Found in meetings159/,
  ],
  ['Team Engagement', /69%of 600 people were heard.*Executive100 %Product89 %.*Finance52 %/],
] as const;

test.each(cards)('the card %s shows its figures', async (name, text) => {
  await openDashboard();
  expect(await screen.findByRole('region', { name })).toHaveTextContent(text);
});

test('tiles lead to what they count, in the same period', async () => {
  await openDashboard({}, '?weeks=13');
  const tiles = [
    [
      /^5 ?of 16 teams that can be compared rose in mood$/,
      '/sentiment?data=own&weeks=13&moods=rising',
    ],
    [/^41 ?actions done this week; 13 are late$/, '/actions?state=done&doneFrom=2026-11-16'],
    [
      /^2 ?of 16 teams that can be compared fell in mood$/,
      '/sentiment?data=own&weeks=13&moods=falling',
    ],
  ] as const;
  for (const [name, path] of tiles) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('another period is requested and kept in the address', async () => {
  const { user, router, answers, calls } = await openDashboard();
  await screen.findByText(/^How Northwind is working together, 26 October/);
  answers.overview = buildOverview({
    period: { from: '2026-08-24', to: '2026-11-22', weeks: 13, isSoFar: false },
  });
  await user.click(screen.getByRole('radio', { name: 'Past Quarter' }));
  expect(
    await screen.findByText(/24 August to 22 November 2026, compared with the 13 weeks before\.$/),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?weeks=13');
  expect(calls).toContain('overview?weeks=13');
  expect(calls).toContain('changes?weeks=13');
});

test('while no speaker is known, it is not known who was heard', async () => {
  await openDashboard({
    overview: buildOverview({
      coverage: { ...coverage, state: 'few', speakers: 15, speakersKnown: 0 },
      people: { heard: { now: 0, before: 0 }, directory: 20 },
    }),
  });
  expect((await region('Meeting Intelligence')).getByText('not known')).toBeVisible();
  const card = await screen.findByRole('region', { name: 'Team Engagement' });
  expect(card).toHaveTextContent('–no speaker is known yet');
  expect(screen.getByText('So far 148 meetings in this period.')).toBeVisible();
});

test('a figure of moods that is not known is never 0', async () => {
  const answer = buildOverview();
  const moodsOf = (compared: number) =>
    answer.mood && { ...answer.mood, compared, rising: 0, falling: 0 };
  const app = await openDashboard({ overview: { ...answer, mood: moodsOf(0) } });
  expect(
    await screen.findByRole('link', { name: 'No team can be compared in mood yet' }),
  ).toBeVisible();
  app.answers.overview = { ...answer, mood: moodsOf(3) };
  await app.user.click(screen.getByRole('radio', { name: 'Past Quarter' }));
  expect(
    await screen.findByRole('link', {
      name: /^None ?of 3 teams that can be compared fell in mood$/,
    }),
  ).toBeVisible();
});

test('changes that are compared once a day say when', async () => {
  await openDashboard({ changes: buildChanges({ computedAt: '2026-11-27T03:41:00Z' }) });
  const changed = await region('What changed');
  expect(await changed.findByText(/\. Compared once a day, on 27 Nov 2026, 03:41$/)).toBeVisible();
});

test('while a week runs, counts stand beside those before, and moods and changes are of whole weeks', async () => {
  const { period } = buildOverview();
  const running = { from: '2026-11-02', to: '2026-11-27', weeks: 4, isSoFar: true } as const;
  const answer = buildOverview({ period: running });
  await openDashboard({
    overview: { ...answer, mood: answer.mood && { ...answer.mood, period } },
  });
  expect(await screen.findByText(/2 November to 27 November 2026 so far/)).toBeVisible();
  const card = await region('Meeting Intelligence');
  expect(card.getByText('139 before')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Team Sentiment' })).toHaveTextContent(
    'mood to 22 Nov, +0.3 rising from 6.1',
  );
  const changed = await region('What changed');
  expect(
    await changed.findByText('Whole weeks to 22 Nov, against the four weeks before, largest first'),
  ).toBeVisible();
  const trends = await region('Meeting Trends');
  expect(trends.queryByText(/%/)).not.toBeInTheDocument();
});

test('a week of few meetings is compared with nothing', async () => {
  await openDashboard({
    overview: buildOverview({
      period: { from: '2026-11-16', to: '2026-11-22', weeks: 1, isSoFar: true },
      meetings: { now: 7, before: 12 },
    }),
  });
  const card = await region('Meeting Intelligence');
  expect(card.getByText('too few meetings to compare')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Team Sentiment' })).not.toHaveTextContent(
    'from 6.1',
  );
  expect(screen.getByText(/^How .*16 November to 22 November 2026 so far/)).toBeVisible();
});

test('a change shows the meetings behind it, and how many may not be opened', async () => {
  const { user, answers, calls } = await openDashboard();
  const changed = await region('What changed');
  const [first, ...others] = await changed.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Sales and Engineering were in 6.0 hours of meetings together, 38 % less than in the four weeks before.9.7 to 6.0 hours',
  );
  expect(others).toHaveLength(5);
  await user.click(changed.getByRole('button', { name: 'All 7 changes' }));
  expect(changed.getAllByRole('listitem')).toHaveLength(7);
  // Findings about mood link to no meetings, and series have their own page.
  expect(changed.getByRole('link', { name: 'Sentiment' })).toHaveAttribute(
    'href',
    '/sentiment?data=own',
  );
  expect(changed.getByRole('link', { name: 'the series' })).toHaveAttribute(
    'href',
    '/series/weekly',
  );
  await user.click(changed.getByRole('button', { name: 'from 4 meetings' }));
  const evidence = within(await screen.findByRole('dialog', { name: 'From 4 meetings' }));
  expect(await evidence.findByRole('link', { name: 'Weekly product sync' })).toHaveAttribute(
    'href',
    '/meetings/meeting-0',
  );
  expect(evidence.getByText('“The pilot went well.”')).toBeVisible();
  expect(evidence.getByRole('link', { name: 'Ines Carvalho, 06:12' })).toHaveAttribute(
    'href',
    '/meetings/meeting-0?at=372',
  );
  expect(evidence.getByRole('link', { name: 'Tobias Wren' })).toHaveAttribute(
    'href',
    '/meetings/meeting-0?turn=31',
  );
  expect(evidence.getByText('and 2 you may not open')).toBeVisible();
  expect(calls.at(-1)).toBe('evidence?of=talk-between-departments&subject=Sales&other=Engineering');
  await user.keyboard('{Escape}');
  answers.evidence = buildEvidence({ meetings: [], withheld: 1 });
  await user.click(changed.getByRole('button', { name: 'from 2 meetings' }));
  const hidden = within(await screen.findByRole('dialog', { name: 'From 2 meetings' }));
  expect(await hidden.findByText('It rests on 1 meeting that you may not open.')).toBeVisible();
});

test('without a change it says of what this can be told, and what has too few meetings', async () => {
  const { user } = await openDashboard({ changes: buildChanges({ findings: [] }) });
  const changed = await region('What changed');
  expect(
    await changed.findByText(
      'Nothing changed in what can be told: 3 teams, 8 pairs, 8 departments, 4 initiatives.',
    ),
  ).toBeVisible();
  expect(changed.getByRole('heading', { name: 'Too few meetings to tell' })).toBeVisible();
  expect(
    changed.getByText(
      /^Mood of 16 of 19 teams, talk between 11 of 19 pairs, mentions of 20 of 24 initiatives, balance of 5 of 5 series\.$/,
    ),
  ).toBeVisible();
  const button = changed.getByRole('button', { name: 'How many it takes', expanded: false });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const terms = changed.getAllByRole('term').map((term) => term.textContent);
  const takes = changed.getAllByRole('definition').map((one) => one.textContent);
  expect(terms.map((term, at) => [term, takes[at]])).toEqual([
    ['Mood of a team', '5 people in each period'],
    ['Talk between two departments', '11 meetings'],
    ['Ties between two departments', '11 meetings'],
    ['Mentions of an initiative', '9 meetings'],
    ['Talk balance of a series', 'a longer period'],
  ]);
});

test('where nothing could be told it never says that nothing changed', async () => {
  const tests = buildChanges().tests.map((one) => ({ ...one, tested: 0 }));
  await openDashboard({ changes: buildChanges({ findings: [], tests }) });
  const changed = await region('What changed');
  expect(await changed.findByText('Too few meetings to tell')).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('Nothing changed');
});

test('where all could be told, nothing is said of too few meetings', async () => {
  const tests = buildChanges().tests.map((one) => ({ ...one, untested: 0 }));
  await openDashboard({ changes: buildChanges({ tests }) });
  const changed = await region('What changed');
  expect(await changed.findAllByRole('listitem')).toHaveLength(6);
  expect(changed.queryByText('Too few meetings to tell')).not.toBeInTheDocument();
});

test('the initiatives with most meetings are shown, with a link to all in the same period', async () => {
  await openDashboard({}, '?weeks=13');
  const initiatives = await region('Initiatives');
  expect(initiatives.getByRole('link', { name: 'All 7 initiatives' })).toHaveAttribute(
    'href',
    '/initiatives?weeks=13',
  );
  expect(initiatives.getAllByRole('row')).toHaveLength(1 + 6);
  expect(initiatives.getByRole('row', { name: /^Berth pricing/ })).toHaveTextContent(
    /55.*\+96 %.*23.*64.*6\.2/,
  );
  expect(initiatives.getByRole('button', { name: /^fewer than 5 people/ })).toHaveAttribute(
    'data-tooltip',
    'Shown from 5 people on, to protect single people. 4 people were heard.',
  );
  expect(
    initiatives.getByText('2 more initiatives are named only in meetings that you may not open.'),
  ).toBeVisible();
});

test('trends show departments by their hours, and the line of the mood', async () => {
  await openDashboard();
  const departments = (await region('Meeting Trends')).getAllByRole('listitem');
  expect(departments.map((one) => one.textContent)).toEqual([
    'Engineering39 h+13 %',
    'Product27 h+8 %',
    'Sales18 h−14 %',
    'Marketing13 h+8 %',
    'Executive10 hno change',
    'Design9 hno change',
    'Finance9 h+53 %',
    'Human Resources5 h−7 %',
  ]);
  expect(
    (await region('Sentiment Trends')).getByRole('img', {
      name: /^Mood of the organization by week: 31 Aug \d\.\d, .*16 Nov \d\.\d$/,
    }),
  ).toBeVisible();
  expect(
    screen.getByText(/^Over several meetings, no mood of fewer than 5 people is shown/),
  ).toBeVisible();
});

test('a department opens the meetings in which it was heard', async () => {
  const { user, calls } = await openDashboard();
  await user.click((await region('Meeting Trends')).getByRole('button', { name: 'Sales' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sales' }));
  expect(drawer.getByText('74 of 123 people were heard in these meetings.')).toBeVisible();
  expect(await drawer.findByRole('link', { name: 'Weekly product sync' })).toBeVisible();
  expect(calls).toContain('evidence?of=department&subject=Sales');
});

test('cards and figures lead to what they count', async () => {
  await openDashboard({}, '?weeks=13');
  const links = [
    ['Meeting Intelligence', /^Meeting/, '/meetings?from=2026-10-26&to=2026-11-22'],
    ['Task Tracking', '118', '/actions?state=done&doneFrom=2026-10-26&doneTo=2026-11-22'],
    ['Team Engagement', /^Team/, '/organization-map?data=own&weeks=13'],
  ] as const;
  for (const [card, name, path] of links) {
    const link = (await region(card)).getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
  }
});

test('with sentiment and actions off, their parts are absent', async () => {
  await openDashboard({
    features: { sentiment: false, actions: false },
    changes: buildChanges({
      findings: buildChanges().findings.filter(({ kind }) => kind !== 'mood-of-group'),
      tests: buildChanges().tests.filter(({ kind }) => kind !== 'mood-of-group'),
    }),
    overview: buildOverview({
      mood: null,
      actions: null,
      initiatives: buildOverview().initiatives.map((one) => ({ ...one, mood: null })),
    }),
  });
  await region('Meeting Intelligence');
  const main = screen.getByRole('main');
  expect(within(main).queryByRole('region', { name: /Sentiment|Task/ })).not.toBeInTheDocument();
  // The map's legend says 'Moods are not drawn on people.', so it is left out.
  expect(main).not.toHaveTextContent(/\bmood\b|sentiment|actions/i);
});

test('a hidden mood of the organization says why, in place of the figure', async () => {
  await openDashboard({
    overview: buildOverview({
      people: { heard: { now: 9, before: 9 }, directory: 20 },
      mood: {
        period: buildOverview().period,
        organization: hiddenMood,
        weeks: Array(12).fill(null),
        compared: 0,
        rising: 0,
        falling: 0,
      },
    }),
  });
  const card = await region('Team Sentiment');
  expect(card.getByRole('button', { name: /^not shown\. Shown from 5 people on/ })).toBeVisible();
  expect(
    (await region('Sentiment Trends')).getByText('No week has a mood that may be shown.'),
  ).toBeVisible();
});

test('a capped mood is not shown as a figure', async () => {
  const mood = buildOverview().mood;
  if (!mood) throw new Error('The example has a mood');
  const organization = { ...shownMood(9, 8.2), cut: 'orMore' as const };
  await openDashboard({ overview: buildOverview({ mood: { ...mood, organization } }) });
  expect((await region('Team Sentiment')).getByText('9.0 or more')).toBeVisible();
});

test('with too few meetings it shows what is known and what is missing', async () => {
  await openDashboard({
    overview: buildOverview({
      coverage: { ...coverage, state: 'few', meetings: 3 },
      meetings: { now: 3, before: 0 },
      people: { heard: { now: 4, before: 0 }, directory: 600 },
    }),
  });
  await region('Meeting Intelligence');
  expect(
    screen.getByText(
      'From 5 meetings and 5 people heard on, you see what changed, initiatives and trends.',
    ),
  ).toBeVisible();
  expect(screen.getByText('So far 3 meetings and 4 people in this period.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Meeting Trends' })).not.toBeInTheDocument();
});

test('without meetings it links to importing and to the sample', async () => {
  const { user } = await openDashboard({
    overview: buildOverview({ coverage: { ...coverage, state: 'empty', meetings: 0 } }),
  });
  expect(await screen.findByText('No meetings analysed yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import meetings' })).toHaveAttribute(
    'href',
    '/meetings?upload',
  );
  await user.click(screen.getByRole('link', { name: 'See it with sample data' }));
  expect(await screen.findByRole('region', { name: 'Strategic Alignment' })).toBeVisible();
});

test('people who may not see figures are told who decides', async () => {
  const forbidden = () => refused(403, 'FIGURES_NOT_SHARED', 'Not shared');
  await openDashboard({ overview: forbidden(), changes: forbidden() });
  expect(await screen.findByText('These figures are not shown to you')).toBeVisible();
  expect(screen.getByText(/^The owners of your organization decide who sees/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('if changes fail to load, the rest stays and they can be retried', async () => {
  const { user, answers } = await openDashboard({
    changes: refused(422, 'BROKEN', 'The changes could not be read.'),
  });
  const changed = await region('What changed');
  expect(await changed.findByText('The changes could not be read.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Meeting Trends' })).toBeVisible();
  answers.changes = buildChanges();
  await user.click(changed.getByRole('button', { name: 'Retry' }));
  expect(await changed.findAllByRole('listitem')).toHaveLength(6);
});

test('one press shows how figures are computed and what they are based on', async () => {
  const { user } = await openDashboard();
  expect((await region('What changed')).getByRole('button', { name: /^How is/ })).toBeVisible();
  await user.click(
    (await region('Initiatives')).getByRole('button', {
      name: 'How is this computed? Initiatives',
    }),
  );
  const words = within(
    await screen.findByRole('dialog', { name: 'How is this computed? Initiatives' }),
  );
  expect(
    words.getByText(
      'From 148 meetings; 412 of 439 speakers known; 26 October to 22 November 2026.',
    ),
  ).toBeVisible();
  expect(words.getByRole('link', { name: 'What is computed about whom' })).toHaveAttribute(
    'href',
    '/trust',
  );
});

const facts = [
  [
    '17 decisions, 9 of them confirmed. “We open on the first of March.”',
    '17 Nov, 12:40 Joost',
    '/meetings/depot?at=760',
  ],
  [
    'A vote passed in Quarterly board review, 6 to 1. “I move that we adopt the budget for 2027.”',
    '12 Nov, 1:12:30 Beatriz',
    '/meetings/board?at=4350',
  ],
  ['Ewa Kowal, Engineering, was heard for the first time.', '2 meetings', '/meetings?person=ewa'],
  [
    'Paulina Sobczak was not heard for 13 weeks; in 8 meetings of the 26 before.',
    'last on 5 August 2026',
    '/meetings?person=paulina',
  ],
  [
    'Driver app weekly began: 3 meetings since 4 November, opened by Yusuf Karaca.',
    '3 meetings',
    '/series/driver',
  ],
  [
    'Tariff round is opened by Sanne de Boer now, until 20 October by Marta Lindgren.',
    '2 meetings',
    '/series/tariff',
  ],
  [
    'Safety walk paused: every two weeks until 20 October, none since.',
    'last meeting',
    '/meetings/walk-9',
  ],
  [
    'Works-council agreement came up for the first time: 5 mentions.',
    '3 meetings',
    '/meetings?topic=Works-council+agreement',
  ],
] as const;

test('each fact of what happened stands with what it is based on', async () => {
  await openDashboard();
  const rows = await (await region('What happened')).findAllByRole('listitem');
  // The ninth is a second series without meetings, which makes room for a topic.
  expect(rows).toHaveLength(facts.length);
  for (const [at, [sentence, words, address]] of facts.entries()) {
    const row = within(rows[at] ?? document.body);
    expect(rows[at]).toHaveTextContent(`${sentence} ${words}`);
    expect(row.getByRole('link', { name: words })).toHaveAttribute('href', address);
  }
});

test('without figures of persons people who come and go are counted', async () => {
  const gone = { on: '2026-11-10', person: null, meetings: 9 };
  await openDashboard({
    happened: buildHappened({
      facts: [
        { kind: 'heard-first', people: 1, ...gone },
        { kind: 'heard-no-longer', people: 3, ...gone },
      ],
    }),
  });
  const rows = await (await region('What happened')).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent.trim())).toEqual([
    '1 person was heard for the first time.',
    '3 people were not heard for 13 weeks, and often in the 26 before.',
  ]);
});

test('of many facts eight are shown, with a link to all', async () => {
  const { facts } = buildHappened();
  const more = facts.flatMap((fact): Happened[] =>
    fact.kind === 'topic-first' ? [fact, { ...fact, topic: 'Spring tariff' }] : [fact],
  );
  await openDashboard({ happened: buildHappened({ facts: more }) }, '?weeks=13');
  const block = await region('What happened');
  expect(await block.findAllByRole('listitem')).toHaveLength(8);
  expect(block.getByRole('link', { name: /^All 10 facts/ })).toHaveAttribute(
    'href',
    '/what-happened?weeks=13',
  );
});

test('what happened can fail without the other figures', async () => {
  await openDashboard({ happened: refused(500, 'INTERNAL', 'No') });
  const block = await region('What happened');
  expect(await block.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Task Tracking' })).toBeVisible();
});
