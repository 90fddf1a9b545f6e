import { paths } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { addDays, today } from '@/lib/days.ts';
import { rebroadcast } from '@/realtime/window-events.ts';
import {
  askServer,
  buildAnswer,
  buildFigure,
  buildNothing,
  emptyQuery,
  suggestions,
  written,
} from '@/testing/ask-server.ts';
import { refused } from '@/testing/figure-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const question = 'What was decided about the cold store?';
const asking = `?data=own&q=${encodeURIComponent(question)}`;

async function open(query = '', given: Parameters<typeof askServer>[0] = {}) {
  const asks = askServer(given);
  server.use(...asks.handlers);
  const app = await renderApp(`/ask-me-anything${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Ask Me Anything' });
  return { ...app, ...asks };
}

const box = (name = 'Your question') => screen.findByRole('textbox', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const mark = (number: number) => screen.getByRole('button', { name: `Source ${number}` });

test('asks with the filters that are set, and shows the quotes as the answer', async () => {
  const { user, router, asked } = await open();
  expect(
    await screen.findByText(
      'Reads the 148 meetings you may open, from 2 September 2025 on; questions in English.',
    ),
  ).toBeVisible();
  await box();
  await user.keyboard('/');
  expect(await box()).toHaveFocus();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Period' }),
    screen.getByRole('option', { name: 'past 4 weeks' }),
  );
  await user.type(await box(), `${question}{Enter}`);

  expect(await screen.findByRole('heading', { level: 2, name: question })).toHaveFocus();
  const from = addDays(today(), -27);
  expect(asked).toEqual([{ question, from, wording: 'quotes' }]);
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe(from);

  const answer = await region('Answer');
  expect(answer.getByText('Oliver Marsh: “When do we open?”')).toBeVisible();
  // Ordered by day, not by rank.
  expect(answer.getAllByRole('figure').map((one) => one.textContent)).toEqual([
    expect.stringContaining('“So: March, and the board gets it in writing.”1'),
    expect.stringContaining('“We open on the first of March.”2'),
    expect.stringContaining('“The store costs thirty-eight thousand a month.”3'),
  ]);
  expect(
    answer.getByText('Quotes only, word for word. Read 148 meetings you may open in 0.2 s.'),
  ).toBeVisible();
  expect(
    (await region('When it was said')).getByText(/, and those quoted; \d+ in all\./),
  ).toBeVisible();
  const sources = await region('Sources');
  expect(sources.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Depot leads',
    'Quarterly board review',
  ]);
  expect(sources.getByText('48 min, 9 people')).toBeVisible();
  expect(sources.getByRole('link', { name: /^12:40/ })).toHaveAttribute(
    'href',
    '/meetings/depots?turn=14',
  );

  await router.navigate(-1);
  expect(await box()).toBeVisible();
  await router.navigate(1);
  expect(await region('Sources')).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('a mark leads to its quotes, Escape leads back, and brackets go from mark to mark', async () => {
  const { user } = await open(asking, {
    answer: ({ wording }) =>
      buildAnswer({ canBeWritten: true, written: wording === 'written' ? written : null }),
  });
  expect(
    await screen.findByText(/^Written by Mistral Small, only from the 3 quotes below\./),
  ).toBeVisible();
  await user.click(mark(1));
  const sources = await region('Sources');
  const quotes = sources.getAllByRole('listitem');
  expect(quotes[0]).toHaveFocus();
  expect(quotes[0]).toHaveTextContent('We open on the first of March.');
  expect(sources.getByText(/; quotes 1 and 2 carry the sentence marked above$/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(mark(1)).toHaveFocus();
  await user.keyboard(']]');
  expect(mark(3)).toHaveFocus();
  await user.keyboard('[BracketLeft]');
  expect(mark(2)).toHaveFocus();
});

test('quotes come first, a language model words them afterwards, unless quotes are wanted', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { user } = await open(asking, {
    answer: async ({ wording }) => {
      if (wording === 'quotes') return buildAnswer({ canBeWritten: true });
      await told;
      return buildAnswer({ canBeWritten: true, written });
    },
  });
  expect(await screen.findByText(/A language model is wording the answer\./)).toBeVisible();
  await user.click(mark(3));
  tell();
  expect(await screen.findByText('The cold store opens on 1 March.')).toBeVisible();
  expect(screen.queryByText(/the sentence marked above/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Quotes only' }));
  expect(screen.queryByText('The cold store opens on 1 March.')).not.toBeInTheDocument();
  expect((await region('Answer')).getByText('“We open on the first of March.”')).toBeVisible();
});

test('words appear as they are written, beside the quotes, until they are stopped', async () => {
  const line = {
    sentences: [{ text: 'The cold store opens.', quotes: [0] }],
    begun: 'It costs',
  };
  const { user } = await open(asking, {
    answer: () => buildAnswer({ canBeWritten: true }),
    lines: () =>
      new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
      }),
  });
  const writing = await region('Being written');
  expect(writing.getByText('It costs…')).toBeVisible();
  expect(writing.getByText(/^The cold store opens\./)).toBeVisible();
  expect((await region('Answer')).getByText('“We open on the first of March.”')).toBeVisible();
  await user.click(writing.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByText('It costs…')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Quotes only' })).toBeChecked();
});

test('says why a language model did not word the answer', async () => {
  await open(asking, {
    answer: ({ wording }) =>
      buildAnswer({
        canBeWritten: true,
        written:
          wording === 'written' ? { model: 'Mistral', sentences: [], kept: 'too-slow' } : null,
      }),
  });
  expect(await screen.findByText(/^Quotes only: the language model took too long\./)).toBeVisible();
});

test('a shown answer follows its meetings, and one that is not shown is asked anew', async () => {
  const { asked, state, router } = await open(asking);
  await region('Sources');
  state.answer = () => buildNothing();
  const told = { organizationId: 'northwind', eventId: 'depots' };
  const requests = vi.spyOn(window, 'fetch');
  await act(async () => rebroadcast('meeting-updated', { ...told, eventId: 'not-quoted' }));
  const addresses = requests.mock.calls.map(([to]) => (to instanceof Request ? to.url : `${to}`));
  expect(addresses.filter((address) => address.endsWith(paths.ask))).toEqual([]);
  requests.mockRestore();
  act(() => rebroadcast('meeting-deleted', told));
  expect(await screen.findByText(/^Nothing was found with these words/)).toBeVisible();
  await router.navigate('/ask-me-anything?data=own');
  await box();
  act(() => rebroadcast('meeting-deleted', told));
  await router.navigate(-1);
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('says which words of the question were read as a name', async () => {
  const { reading } = buildAnswer();
  const readAs = [{ written: 'Tobais', name: 'Tobias Renner' }];
  await open(asking, {
    answer: () =>
      buildAnswer({
        reading: { ...reading, readAs, people: [{ userId: 't', name: 'Tobias Renner' }] },
      }),
  });
  expect(await screen.findByText(/^“Tobais” was read as Tobias Renner\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'People: Tobias Renner' })).toBeInTheDocument();
});

test('a count is one sentence', async () => {
  await open(asking, { answer: () => buildAnswer({ sentence: 'It was mentioned 14 times.' }) });
  const answer = await region('Answer');
  expect(answer.getByText('It was mentioned 14 times.')).toBeVisible();
  expect(answer.getByText(/^Counted, not estimated\./)).toBeVisible();
});

test('copies the answer with its sources', async () => {
  const { user } = await open(asking);
  await user.click(await screen.findByRole('button', { name: 'Copy with sources' }));
  expect(await screen.findByText('Answer copied, with its sources.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(question);
  expect(copied).toContain('“We open on the first of March.” [2]');
  expect(copied).toMatch(/Joost van Dijk, Depot leads, \d+ \w+ \d{4}, 12:40/);
  expect(copied).toContain('Oliver Marsh: “When do we open?”\n“We open on the first of March.”');
  expect(copied).toContain(`${window.location.origin}/meetings/depots?turn=14`);
  expect(copied).not.toMatch(/Written by/);
});

test('a copied answer says that a language model wrote it', async () => {
  const { user } = await open(asking, {
    answer: () => buildAnswer({ canBeWritten: true, written }),
  });
  await screen.findByText('The cold store opens on 1 March.');
  await user.click(await screen.findByRole('button', { name: 'Copy with sources' }));
  expect(await screen.findByText('Answer copied, with its sources.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('It costs 38,000 a month.');
  expect(copied).toContain('Written by Mistral Small, only from the quotes below.');
});

test('lists all sentences, and those of a week', async () => {
  const { user, router, lists } = await open(asking);
  await user.click(await screen.findByRole('link', { name: 'All 61 sentences' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'All 61 sentences' }));
  expect(await dialog.findByText('“We open on the first of March.”')).toBeVisible();
  const { key } = router.state.location;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Closing went back one step in the history, to the original address of the page.
  expect(router.state.historyAction).toBe('POP');
  expect(router.state.location.key).not.toBe(key);
  const [week] = (await region('When it was said')).getAllByRole('link', { name: /quote/ });
  expect(week).toHaveAccessibleName(/^Week of \d+ \w+: 12 sentences, quote 1$/);
  if (week) await user.click(week);
  expect(await screen.findByRole('dialog', { name: /^Sentences of the week of/ })).toBeVisible();
  await waitFor(() => expect(lists).toEqual(['', expect.stringMatching(/^\?week=\d{4}-/)]));
});

test('a follow-up names the question before', async () => {
  const { user, asked } = await open(asking);
  await user.type(await box('Your follow-up'), 'Since when?{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Since when?' })).toBeVisible();
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      question: 'Since when?',
      after: buildAnswer().id,
      wording: 'quotes',
    }),
  );
});

test('if nothing was found, it says what was searched and offers to search all days', async () => {
  const from = addDays(today(), -90);
  const { user, asked } = await open(`${asking}&from=${from}`, {
    answer: ({ from: since }) =>
      since
        ? buildNothing({
            reading: { ...buildAnswer().reading, from: since, words: ['Lisbon', 'exclusivity'] },
            read: { isWhole: true, meetings: 47, from: since, to: today(), milliseconds: 90 },
            beingAnalysed: 2,
          })
        : buildAnswer(),
  });
  expect(
    await screen.findByText(
      'Nothing was found with these words in the 47 meetings of the past 3 months that you may open. Rapport does not guess, so there is no answer.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Lisbon, exclusivity')).toBeVisible();
  expect(screen.getByText('2 meetings still being analysed')).toBeVisible();
  expect(screen.getByText(/Too far from the question to answer it\./)).toHaveTextContent(
    '“Portugal is fine.” Joost van Dijk, Quarterly board review',
  );
  expect(screen.getByRole('link', { name: 'Exclusive carriers' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search any time instead' }));
  expect(await region('Sources')).toBeDefined();
  expect(asked.at(-1)).toEqual({ question, wording: 'quotes' });
});

test('a question that is stopped is kept in the box', async () => {
  const { user } = await open(asking, { answer: () => new Promise<never>(() => {}) });
  expect(await screen.findByText('Reading 148 meetings…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await box()).toHaveValue(question);
  expect(await box()).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'past 4 weeks');
  expect(await box()).toHaveValue(question);
});

test('a question that fails can be asked again', async () => {
  const { user, state } = await open(asking, { answer: () => HttpResponse.error() });
  expect(
    await screen.findByText(
      'The question could not be asked. Check your connection and try again.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: question })).toBeVisible();
  const tooMany = 'Too many requests. Please try again in 20 seconds.';
  state.answer = () => refused(429, 'TOO_MANY_REQUESTS', tooMany);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(tooMany)).toBeVisible();
  state.answer = () => buildAnswer();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await region('Sources')).toBeDefined();
});

test('a question that fails is asked again as soon as there is a network', async () => {
  const { state } = await open(asking, { answer: () => HttpResponse.error() });
  await screen.findByText('The question could not be asked. Check your connection and try again.');
  let calls = 0;
  // The first call of a browser that has just come online often fails.
  state.answer = () => {
    calls++;
    return calls === 1 ? HttpResponse.error() : buildAnswer();
  };
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(await region('Sources')).toBeDefined();
});

test('questions asked before are searched, asked again and deleted', async () => {
  const { user, asked, deleted } = await open();
  const history = await region('Asked before');
  expect(await history.findByText(/^\d\d:\d\d, 3 quotes$/)).toBeVisible();
  expect(history.getByText(/nothing found$/)).toBeVisible();
  expect(history.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Today',
    'Earlier',
  ]);
  await user.click(history.getByRole('button', { name: 'Search your questions' }));
  await user.type(history.getByRole('searchbox'), 'customs');
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(1));
  await user.click(history.getByRole('link', { name: /customs broker/ }));
  await waitFor(() =>
    expect(asked).toEqual([
      { question: 'Who has spoken with the customs broker?', wording: 'quotes' },
    ]),
  );
  await user.click(
    history.getByRole('button', { name: 'More about “Who has spoken with the customs broker?”' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Delete question' }));
  await waitFor(() => expect(deleted).toEqual(['long-ago']));
  expect(await box()).toBeVisible();
  await user.click(history.getByRole('button', { name: 'Close the search' }));
  await user.click(history.getByRole('button', { name: 'More about your questions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete all questions' }));
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(await history.findByText(/^Your questions are kept here/)).toBeVisible();
  expect(deleted).toEqual(['long-ago', 'all']);
});

test('suggests questions; with few meetings it suggests none, without meetings the upload', async () => {
  const { user, asked } = await open();
  const suggested = await region('From your own meetings');
  const first = await suggested.findByRole('link', { name: /spring tariff/ });
  expect(first).toHaveTextContent('Spring tariff: 24 mentions in 8 meetings, last on');
  await user.click(first);
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('lists what can be counted now, and opens it with its query', async () => {
  const query = { ...emptyQuery, measure: 'decisions' as const };
  const { user, asked } = await open('?data=own', {
    counted: {
      countedAt: new Date().toISOString(),
      groups: [
        {
          group: 'agreed',
          questions: [
            {
              question: 'What was decided last week?',
              query,
              from: '2026-11-09',
              to: '2026-11-15',
              how: 'Sure and confirmed decisions',
              answer: '9 decisions',
            },
          ],
        },
      ],
    },
    answer: () => buildFigure(),
  });
  const counted = await region('Your meetings can answer these now');
  expect(await counted.findByRole('heading', { name: 'What was agreed' })).toBeVisible();
  const link = counted.getByRole('link', { name: /^What was decided last week\?/ });
  expect(link).toHaveTextContent('Sure and confirmed decisions9 decisions');
  expect(screen.queryByRole('region', { name: 'From your own meetings' })).not.toBeInTheDocument();
  await user.click(link);
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      question: 'What was decided last week?',
      query,
      from: '2026-11-09',
      to: '2026-11-15',
      wording: 'quotes',
    }),
  );
  expect(await screen.findByRole('region', { name: 'Answer' })).toBeVisible();
  // It was opened so, not changed.
  expect(screen.queryByText(/Changed by you/)).not.toBeInTheDocument();
});

test('tells of earlier questions which were not answered, or counted without a word', async () => {
  const one = { askedAt: new Date().toISOString(), found: true, quotes: 0, isRefused: false };
  await open('?data=own', {
    history: [
      { ...one, id: 'a', question: 'Who is unhappy?', found: false, isRefused: true },
      {
        ...one,
        id: 'b',
        question: 'How many urgent actions?',
        query: { ...emptyQuery, measure: 'actions' },
        without: ['urgent'],
      },
    ],
  });
  const history = await region('Asked before');
  expect(await history.findByRole('link', { name: /^Who is unhappy/ })).toHaveTextContent(
    /, not answered$/,
  );
  const urgent = history.getByRole('link', { name: /^How many urgent/ });
  expect(urgent).toHaveTextContent(/, counted without “urgent”$/);
  expect(urgent.getAttribute('href')).toContain('without=urgent');
});

test('tells before a question where Ask stops', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Where Ask stops' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where Ask stops' }));
  expect(await dialog.findByText('Groups of 5 or more only.')).toBeVisible();
});

test.each([
  [3, 'From 5 meetings on, questions are suggested here.'],
  [0, 'No meetings to ask yet'],
])('with %i meetings it says what to do', async (meetings, sentence) => {
  await open('?data=own', { suggestions: { ...suggestions, meetings, suggestions: [] } });
  expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload a meeting' })).toHaveAttribute(
    'href',
    '/meetings?upload',
  );
});

test('decisions that are asked for are the answer, and other talk is marked', async () => {
  const given = buildAnswer({ question });
  const [first, ...others] = given.quotes;
  if (!first) throw new Error('The answer has quotes.');
  const quotes = [{ ...first, outcome: 'decision' as const }, ...others];
  await open(asking, { answer: async () => ({ ...given, quotes }) });
  const answer = await region('Answer');
  expect(answer.getAllByRole('figure').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Decision. '),
  ]);
  expect((await region('Sources')).getAllByText('Other talk')).toHaveLength(others.length);
});
