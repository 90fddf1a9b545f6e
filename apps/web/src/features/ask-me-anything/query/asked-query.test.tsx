import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays, today } from '@/lib/days.ts';
import {
  askServer,
  buildAnswer,
  buildFigure,
  buildNothing,
  emptyQuery,
} from '@/testing/ask-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const question = 'How many urgent actions of Sales are overdue?';
const asking = `?data=own&q=${encodeURIComponent(question)}`;
const actions = {
  ...emptyQuery,
  measure: 'actions' as const,
  state: 'overdue' as const,
  departments: ['Sales'],
};

async function open(query = asking, given: Parameters<typeof askServer>[0] = {}) {
  const asks = askServer({ answer: () => buildFigure(), ...given });
  server.use(...asks.handlers);
  const app = await renderApp(`/ask-me-anything${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Ask Me Anything' });
  return { ...app, ...asks };
}

const chips = async () =>
  within(await screen.findByRole('group', { name: 'How the question was read' }));
test('shows how a question was read, and asks at once what a chip is changed to', async () => {
  const { user, asked, router } = await open();
  const row = await chips();
  expect(row.getByRole('button', { name: 'What: actions' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'State: overdue' })).toBeInTheDocument();
  expect(row.getByRole('combobox', { name: 'Period' })).toHaveValue('');
  expect(row.getByRole('button', { name: 'People: anyone' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Department: Sales' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Series: all' })).toBeInTheDocument();
  // What a question asks for cannot be removed.
  expect(row.queryByRole('button', { name: 'Clear What' })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: /^Topic/ })).not.toBeInTheDocument();

  const before = router.state.location.search;
  await user.selectOptions(row.getByRole('combobox', { name: 'Period' }), 'past 4 weeks');
  const from = addDays(today(), -27);
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ question, query: actions, from, wording: 'quotes' }),
  );
  const { search } = router.state.location;
  expect(search).toContain(`&measure=actions&state=overdue&departments=Sales&from=${from}`);
  expect(await screen.findByRole('heading', { level: 2, name: question })).toBeVisible();
  expect(screen.getByText(/· Changed by you/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(router.state.location.search).toBe(before));
  expect(screen.queryByText(/Changed by you/)).not.toBeInTheDocument();
});

test('a query in the address is asked for, and can be taken back', async () => {
  const { user, asked, router } = await open(
    `${asking}&measure=actions&state=overdue&departments=Sales`,
  );
  await screen.findByText(/· Changed by you/);
  expect(asked).toEqual([{ question, query: actions, wording: 'quotes' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ question, wording: 'quotes' }));
  expect(router.state.location.search).not.toContain('measure');
});

test('a long list is searched; another measure drops a state that it does not have', async () => {
  const { user, asked } = await open();
  await user.click((await chips()).getByRole('button', { name: 'What: actions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What to answer with' }));
  await user.type(dialog.getByRole('searchbox'), 'decis{Enter}');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      question,
      query: { ...actions, measure: 'decisions', state: null },
      wording: 'quotes',
    }),
  );
});

test('adds filters, several departments at once', async () => {
  const { user, asked } = await open(asking, {
    answer: ({ query = { ...emptyQuery, measure: 'meetings' } }) =>
      buildFigure({ reading: { ...buildAnswer().reading, query } }),
  });
  const add = async (name: string) => {
    await user.click((await chips()).getByRole('button', { name: 'Filter' }));
    // Meetings have no state.
    expect(screen.queryByRole('menuitem', { name: 'State' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await add('Department');
  await user.click(await screen.findByRole('button', { name: 'Sales' }));
  await user.click(screen.getByRole('button', { name: 'Field' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(
    await screen.findByRole('button', { name: 'Department: Sales and 1 more' }),
  ).toBeInTheDocument();
  await add('By');
  await user.click(await screen.findByRole('button', { name: 'month' }));
  await add('Topic');
  await user.type(await screen.findByRole('textbox', { name: 'Words of the topic' }), 'cold store');
  await user.click(screen.getByRole('button', { name: 'Set topic' }));
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({
      ...emptyQuery,
      measure: 'meetings',
      departments: ['Sales', 'Field'],
      group: 'month',
      topic: 'cold store',
    }),
  );
});

test('keys go to the chips, from one to the next, and remove one', async () => {
  const { user, asked } = await open();
  const row = await chips();
  const what = row.getByRole('button', { name: 'What: actions' });
  await user.keyboard('f');
  expect(what).toHaveFocus();
  await user.keyboard('{Backspace}{ArrowRight}');
  expect(row.getByRole('button', { name: 'State: overdue' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(row.getByRole('combobox', { name: 'Period' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(asked).toHaveLength(1);
  await user.keyboard('{Backspace}');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      question,
      query: { ...actions, state: null },
      wording: 'quotes',
    }),
  );
  expect(screen.getByRole('button', { name: 'What: actions' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'What to answer with' })).toBeVisible();
});

test('what was said is quoted where nothing is counted', async () => {
  await open(asking, {
    answer: () =>
      buildAnswer({
        found: false,
        reading: { ...buildFigure().reading, unused: ['urgent'] },
        sentence: 'Not counted, because nothing can be counted by “urgent”.',
      }),
  });
  const answer = within(await screen.findByRole('region', { name: 'Answer' }));
  expect(answer.getByText('This is not counted. It was said:')).toBeVisible();
  expect(answer.getByText('“We open on the first of March.”')).toBeVisible();
  expect(answer.queryByText(/^Not counted/)).not.toBeInTheDocument();
});

test('a word that is not used is struck through, and counted without on request', async () => {
  const { user, asked } = await open(asking, {
    answer: ({ query }) =>
      query
        ? buildFigure()
        : buildNothing({
            reading: { ...buildFigure().reading, unused: ['urgent'] },
            sentence: 'Not counted, because nothing can be counted by “urgent”.',
          }),
  });
  const heading = await screen.findByRole('heading', {
    level: 2,
    name: /^How many urgent ?\(not used\) actions of Sales are overdue\?$/,
  });
  expect(within(heading).getByText('urgent').tagName).toBe('S');
  const notUsed = within(await screen.findByRole('region', { name: 'Not used' }));
  expect(notUsed.getByText('urgent').tagName).toBe('S');
  expect(
    notUsed.getByText(
      'Nothing can be counted by “urgent”, so no figure is given while this word is not used.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^Nothing was found with these words/)).not.toBeInTheDocument();

  await user.click(notUsed.getByRole('button', { name: 'Count without “urgent”' }));
  expect(await screen.findByText('Counted without “urgent”')).toBeVisible();
  expect(asked.at(-1)).toEqual({
    question,
    query: actions,
    without: ['urgent'],
    wording: 'quotes',
  });
  // The question still says it, so it stays struck through.
  expect(within(heading).getByText('urgent').tagName).toBe('S');
});

test('a word that is not used has countable readings, one of which replaces it', async () => {
  const said = { ...actions, topic: 'urgent' };
  const { user, asked } = await open(asking, {
    answer: ({ query }) =>
      query
        ? buildFigure()
        : buildNothing({
            reading: { ...buildFigure().reading, unused: ['urgent'] },
            readings: [
              { words: 'due by Sunday', query: { ...actions, state: 'this-week' }, answer: '2' },
              { words: 'the sentence says “urgent”', query: said, answer: 'None' },
            ],
          }),
  });
  const instead = within(await screen.findByRole('list', { name: 'Countable instead' }));
  expect(instead.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'due by Sunday2',
    'the sentence says “urgent”0',
  ]);
  await user.click(instead.getByRole('button', { name: /^the sentence says/ }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ question, query: said, wording: 'quotes' }));
  expect(await screen.findByText(/· Changed by you/)).toBeVisible();
  expect(screen.queryByText(/^Counted without/)).not.toBeInTheDocument();
});

test('shows the chips at once if the query is in the address', async () => {
  await open(`${asking}&measure=actions&state=overdue&departments=Sales`, {
    answer: () => new Promise<never>(() => {}),
  });
  const row = await chips();
  expect(row.getByRole('button', { name: 'State: overdue' })).toBeInTheDocument();
  expect(screen.getByText('Reading meetings…')).toBeVisible();
});

test('shows the chips of a question that quotes answer', async () => {
  await open(asking, { answer: () => buildAnswer() });
  const row = await chips();
  expect(row.getByRole('button', { name: 'What: quotes' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Sources' })).toBeVisible();
});
