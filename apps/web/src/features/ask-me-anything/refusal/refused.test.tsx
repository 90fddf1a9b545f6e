import { type AskRefusal, askRefusals, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { askServer, buildAnswer, buildNothing, emptyQuery } from '@/testing/ask-server.ts';
import { buildMoods } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const question = 'Who is the unhappiest person in Sales?';
const refusing = (refusal: AskRefusal) => buildNothing({ refusal, nothing: null });

async function open(answer: Parameters<typeof askServer>[0] = {}) {
  const asks = askServer(answer);
  server.use(...asks.handlers);
  const address = `?data=own&q=${encodeURIComponent(question)}`;
  return { ...(await renderApp(`/ask-me-anything${address}`)), ...asks };
}

test.each(askRefusals)(
  'a refusal (%s) says so in one sentence, and where Ask stops',
  async (refusal) => {
    await open({ answer: () => refusing(refusal) });
    expect(await screen.findByRole('region', { name: 'Where Ask stops' })).toBeVisible();
    const sentence = {
      'mood-of-person': /^Rapport doesn’t answer this\. It never puts people in order of mood/,
      leaving: /^Rapport doesn’t answer this\. It makes no forecast of who will leave\.$/,
      worth: /^Rapport doesn’t answer this\. It gives no marks and no ranks/,
      source: /^Rapport doesn’t answer this\. It does not find out who is behind a remark\.$/,
      sensitive: /^This is about the health or family of a person\.$/,
      language: /^Ask reads English questions\.$/,
    }[refusal];
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/^Nothing was said/)).not.toBeInTheDocument();
    // What was understood of a question in another language can be asked.
    expect(screen.queryByRole('group', { name: 'How the question was read' }) !== null).toBe(
      refusal === 'language',
    );
  },
);

test('a refusal shows the mood of the group by week, and questions that may help more', async () => {
  const moods = buildMoods();
  const group = moods.groups.find(({ mood }) => mood.isShown);
  if (!group) throw new Error('A group has a mood.');
  group.weeks[1] = null;
  server.use(http.get(`*${paths.organizationMoods}`, () => HttpResponse.json(moods)));
  const query = { ...emptyQuery, measure: 'hours' as const, departments: [group.name] };
  const { user, asked } = await open({
    answer: () =>
      buildNothing({
        refusal: 'mood-of-person',
        nothing: null,
        instead: {
          group: group.name,
          questions: [{ question: 'How much time?', query, how: 'Length', answer: '11 hours' }],
        },
      }),
  });
  const shown = within(
    await screen.findByRole('region', { name: `What it can show: ${group.name} as a group` }),
  );
  expect(shown.getByRole('img', { name: /by week: .* not shown/ })).toBeVisible();
  expect(shown.getByText(/^Dark weeks are not shown\. Shown from \d+ people on/)).toBeVisible();
  const help = within(screen.getByRole('region', { name: 'Questions that may help more' }));
  await user.click(help.getByRole('link', { name: /^How much time\?.*11 hours$/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ question: 'How much time?', query, wording: 'quotes' }),
  );
});

test('a refused question can be asked in other words', async () => {
  const { user } = await open({ answer: () => refusing('mood-of-person') });
  await user.click(await screen.findByRole('link', { name: 'Ask in other words' }));
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue(question);
});

test('quotes on health and family are shown on a second press, which is not in the address', async () => {
  const { user, asked, router } = await open({
    answer: ({ showsSensitive }) => (showsSensitive ? buildAnswer() : refusing('sensitive')),
  });
  await screen.findByText('Your name and whom the question is about go to the audit log.');
  const { search } = router.state.location;
  await user.click(screen.getByRole('button', { name: 'Show the quotes' }));
  expect(await screen.findByRole('region', { name: 'Sources' })).toBeVisible();
  expect(
    screen.getByText('Your name and whom the question is about are in the audit log.'),
  ).toBeVisible();
  expect(asked.at(-1)).toEqual({ question, showsSensitive: true, wording: 'quotes' });
  expect(router.state.location.search).toBe(search);

  await router.navigate('/ask-me-anything?data=own');
  await screen.findByRole('textbox', { name: 'Your question' });
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: 'Show the quotes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the quotes' }));
  await waitFor(() => expect(asked.filter((one) => one.showsSensitive)).toHaveLength(2));
});

test('a question in another language shows what its words found', async () => {
  await open({ answer: () => buildAnswer({ refusal: 'language' }) });
  expect(await screen.findByText(/^Ask reads English questions\. It looked up/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sources' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Where Ask stops' })).not.toBeInTheDocument();
});
