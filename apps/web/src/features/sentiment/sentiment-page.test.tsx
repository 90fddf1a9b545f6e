import { paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { figureServer, refused } from '@/testing/figure-server.ts';
import { buildMoods, coverage } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openSentiment(given: Parameters<typeof figureServer>[0] = {}, query = '') {
  const figures = figureServer(given);
  server.use(...figures.handlers);
  const app = await renderApp(`/sentiment${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Sentiment' });
  return { ...app, ...figures };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const teams = async () =>
  (await region('Teams')).getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

test('shows the days and what the moods are based on', async () => {
  await openSentiment();
  expect(
    await screen.findByText(
      'How teams and initiatives feel at Northwind, from what was said in meetings, 26 October to 22 November 2026.',
    ),
  ).toBeVisible();
  expect(screen.getByText('From 148 meetings; 412 of 439 speakers known')).toBeVisible();
  expect(document.title).toBe('Sentiment · Rapport');
});

test('each team has its line, its mood and the change, hidden ones last', async () => {
  await openSentiment();
  expect(await teams()).toEqual([
    'Product',
    'Marketing',
    'Marketing team',
    'Human Resources',
    'Finance',
    'Data',
    'Platform',
    'Treasury',
  ]);
  const rows = (await region('Teams')).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Product57 heard · 21 meetings7.1+0.6 rising from 6.5');
  expect(rows[6]).toHaveTextContent('−0.7 falling from 5.9');
  expect(rows[5]).toHaveTextContent('6.0–nothing to compare with');
  expect(
    within(rows[3] ?? document.body).getByRole('img', {
      name: /^Mood of Human Resources by week: .*14 Sep not shown, 21 Sep not shown, 28 Sep \d/,
    }),
  ).toBeVisible();
});

test('a hidden team has no line and no figure, and says why when tapped', async () => {
  const { user } = await openSentiment();
  const row = (await region('Teams')).getByText('Treasury').closest('li');
  expect(row).toHaveTextContent('4 of 6 heard · 3 meetings');
  const shown = within(row ?? document.body);
  expect(shown.queryByRole('img')).not.toBeInTheDocument();
  expect(row).not.toHaveTextContent(/\d\.\d/);
  const cell = shown.getByRole('button', { name: /^fewer than 5 people/ });
  await user.click(cell);
  expect(cell).toHaveAttribute('aria-expanded', 'true');
});

test('four hidden teams or more are one line until it is opened', async () => {
  const { groups } = buildMoods();
  const treasury = groups.find(({ name }) => name === 'Treasury');
  const hidden = ['Audit', 'Legal', 'Tax', 'Treasury'].flatMap((name) =>
    treasury ? [{ ...treasury, name }] : [],
  );
  const { user } = await openSentiment({
    moods: buildMoods({ groups: [...groups.filter(({ mood }) => mood.isShown), ...hidden] }),
  });
  const line = await screen.findByRole('button', {
    name: '4 teams without a mood that may be shown',
  });
  expect(screen.queryByText('Legal')).not.toBeInTheDocument();
  expect(screen.getByText(/^Shown from 5 people on, to protect single people\./)).toBeVisible();
  await user.click(line);
  expect(screen.getByText('Legal')).toBeVisible();
});

test('the address lists only the teams that rise or fall', async () => {
  const { user, router } = await openSentiment({}, '?moods=falling');
  expect(await teams()).toEqual(['Platform']);
  expect(screen.getByRole('button', { name: '1 team to look at' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: '3 teams rising' }));
  await waitFor(async () =>
    expect(await teams()).toEqual(['Product', 'Marketing', 'Human Resources']),
  );
  expect(router.state.location.search).toBe('?moods=rising');
  await user.click(screen.getByRole('button', { name: 'Show all 8' }));
  await waitFor(async () => expect(await teams()).toHaveLength(8));
  expect(router.state.location.search).toBe('');
});

test('initiatives show their moods, hidden ones last', async () => {
  await openSentiment();
  const table = within(await screen.findByRole('table', { name: 'Initiatives' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('6.2 −0.4 falling');
  expect(rows.at(-1)).toHaveTextContent(/^Pension change.*fewer than 5 people/);
});

test('where no initiative has a mood, the marks of moods are not explained', async () => {
  const moods = buildMoods();
  const initiatives = moods.initiatives.filter(({ mood }) => !mood.isShown);
  await openSentiment({ moods: { ...moods, initiatives } });
  const part = await region('Initiatives');
  expect(part.getByText('Mood of the turns that speak of it')).toBeVisible();
});

test('a team opens its weeks and the meetings in which it was heard, an initiative its meetings', async () => {
  const { user, calls } = await openSentiment();
  await user.click((await region('Teams')).getByRole('button', { name: 'Platform' }));
  const team = within(await screen.findByRole('dialog', { name: 'Platform' }));
  expect(team.getByText('18 of 20 people were heard in 8 meetings of this period.')).toBeVisible();
  expect(team.getByRole('img', { name: /^Mood of Platform by week/ })).toBeVisible();
  expect(await team.findByRole('link', { name: 'Weekly product sync' })).toBeVisible();
  expect(calls.at(-1)).toBe('evidence?of=team&subject=Platform');
  await user.keyboard('{Escape}');
  await user.click((await region('Teams')).getByRole('button', { name: 'Treasury' }));
  const hidden = within(await screen.findByRole('dialog', { name: 'Treasury' }));
  expect(hidden.queryByRole('img')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click((await region('Initiatives')).getByRole('button', { name: 'Pension change' }));
  expect(await screen.findByRole('dialog', { name: 'Pension change' })).toBeVisible();
});

test('one press shows how each part is computed', async () => {
  const { user } = await openSentiment();
  for (const part of ['Teams', 'Initiatives', 'Your own mood', 'Strong moments'])
    expect((await region(part)).getByRole('button', { name: /^How is this/ })).toBeVisible();
  await user.click((await region('Your own mood')).getByRole('button', { name: /^How is this/ }));
  expect(
    await screen.findByText(
      'From 11 meetings in which you spoke 46 minutes; 26 October to 22 November 2026.',
    ),
  ).toBeVisible();
});

test('the own mood is marked, and can be left out of moods', async () => {
  const { user, answers } = await openSentiment();
  const saved = vi.fn();
  server.use(
    http.put(`*${paths.leftOutOfMoods}`, async ({ request }) => {
      const body = await request.json();
      saved(body);
      answers.moods = buildMoods({
        own: { ...buildMoods().own, now: null, isLeftOutOfMoods: true } as never,
      });
      return HttpResponse.json(body);
    }),
  );
  const own = await region('Your own mood');
  expect(own.getByText('seen only by you')).toBeVisible();
  expect(own.getByText('From 11 meetings in which you spoke 46 minutes.')).toBeVisible();
  expect(own.getByRole('img', { name: /^Your mood by week: .*14 Sep not shown/ })).toBeVisible();
  const choice = own.getByRole('switch', { name: 'Leave my turns out of moods' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(saved).toHaveBeenCalledExactlyOnceWith({ isLeftOutOfMoods: true });
  expect(await own.findByText('You said too little in this period for a mood.')).toBeVisible();
});

test('the own mood says which teams have too few people without the reader, by those heard', async () => {
  const { groups, own } = buildMoods();
  const few = groups.map((group) =>
    group.name === 'Data' ? { ...group, name: 'Treasury', heard: 5 } : group,
  );
  await openSentiment({
    moods: buildMoods({ groups: few.filter(({ heard }) => heard !== 4), own }),
  });
  expect(
    (await region('Your own mood')).getByText(
      'Without you, fewer than 5 people are left in Treasury in this period, and no mood of Treasury is shown.',
    ),
  ).toBeVisible();
});

test('if the teams stay large enough, it says nothing about them', async () => {
  await openSentiment();
  expect((await region('Your own mood')).queryByText(/^Without you/)).not.toBeInTheDocument();
});

test('people who see no other figures see their own mood, and nothing about teams', async () => {
  const { calls } = await openSentiment({
    moods: refused(403, 'FIGURES_NOT_SHARED', 'Not shared'),
  });
  const own = await region('Your own mood');
  expect(own.getByText('seen only by you')).toBeVisible();
  expect(own.queryByText(/^Without you/)).not.toBeInTheDocument();
  expect(screen.getByText('These figures are not shown to you')).toBeVisible();
  expect(calls).toContain('ownMood');
});

test('people who are not in the directory have no own mood', async () => {
  await openSentiment({ moods: buildMoods({ own: null }) });
  await region('Teams');
  expect(screen.queryByRole('region', { name: 'Your own mood' })).not.toBeInTheDocument();
});

test('in works-council mode nobody has an own mood', async () => {
  await openSentiment({ trust: { worksCouncilMode: true }, moods: buildMoods({ own: null }) });
  expect(
    await screen.findByText('Works-council mode is on: no moods of single people are shown.'),
  ).toBeVisible();
  expect(await teams()).toHaveLength(8);
});

test('strong moments name no speaker, and open the meeting at the sentence', async () => {
  await openSentiment();
  const moments = await region('Strong moments');
  expect(moments.getByRole('link', { name: 'Weekly product sync, 17 Nov, 06:12' })).toHaveAttribute(
    'href',
    '/meetings/meeting-0?at=372',
  );
  expect(moments.getByRole('link', { name: 'Customs interface review, 12 Nov' })).toHaveAttribute(
    'href',
    '/meetings/meeting-1?turn=61',
  );
  expect(
    moments.getByText(
      '17 more meetings that you may not open count in the figures. The words are not shown.',
    ),
  ).toBeVisible();
});

test('another period is asked for', async () => {
  const { user, calls } = await openSentiment();
  await region('Teams');
  await user.click(screen.getByRole('radio', { name: 'Past Week' }));
  await waitFor(() => expect(calls).toContain('moods?weeks=1'));
});

test('with too few meetings no team is drawn', async () => {
  await openSentiment({
    moods: buildMoods({ coverage: { ...coverage, state: 'few', meetings: 1 }, groups: [] }),
  });
  expect(
    await screen.findByText('From 5 meetings and 5 people heard on, the moods of teams are drawn.'),
  ).toBeVisible();
  expect(screen.getByText('So far 1 meeting in this period.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Teams' })).not.toBeInTheDocument();
});

test('without meetings it says how many are being analysed', async () => {
  await openSentiment({
    moods: buildMoods({ coverage: { ...coverage, state: 'empty', beingAnalysed: 1 } }),
  });
  expect(await screen.findByText(/^1 meeting is being analysed\./)).toBeVisible();
});

test('people who may not see figures are told who decides', async () => {
  await openSentiment({ moods: refused(403, 'FIGURES_NOT_SHARED', 'Not shared') });
  expect(await screen.findByText('These figures are not shown to you')).toBeVisible();
});

test('moods that fail to load can be retried', async () => {
  const { user, answers } = await openSentiment({
    moods: refused(422, 'BROKEN', 'The moods could not be read.'),
  });
  expect(await screen.findByText('The moods could not be read.')).toBeVisible();
  answers.moods = buildMoods();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await teams()).toHaveLength(8);
});
