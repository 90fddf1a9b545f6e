import { type Correction, correctionSchema, type MeetingFindings, paths } from '@rapport/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const sentence = (text: string, turn: number) => ({ text, evidence: [{ turn, quote: text }] });
const findings: MeetingFindings = {
  inShort: [sentence('One price per plan from 14 January.', 0)],
  chapters: [
    { title: 'Round of news', fromTurn: 0, toTurn: 1, start: 0, end: 420 },
    { title: 'Three quotes', fromTurn: 2, toTurn: 3, start: 420, end: 780 },
  ],
  decisions: [sentence('Then it is one price per plan.', 0)],
  openQuestions: [],
};

const textsOf = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** The sections below the first block that are folded at first. */
const unfold = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('what happened stands first, then In short by chapter, then the specified sections', async () => {
  const meeting = buildMeeting({ language: 'en' });
  meetingServer({ meetings: [meeting], findings, actionItems: [] });
  const { user } = renderMeetings('/meetings/review');
  await screen.findByRole('heading', { name: '52 minutes, 3 people: 1 decision' });
  const [inShort] = await textsOf('In short');
  expect(inShort).toMatch(/^Round of news00:00, 7 min, 1 decision“One price per plan/);
  await unfold(user, 'Chapters');
  expect(await textsOf('Chapters')).toEqual([
    expect.stringContaining('1Round of news00:00, 7 min'),
    expect.stringContaining('2Three quotes07:00, 6 min'),
  ]);
  expect(await textsOf('Decisions')).toEqual([expect.stringContaining('Then it is one price')]);
  expect(screen.getByText('No open questions were found.')).toBeInTheDocument();
  const order = [
    ...['Decisions', 'Actions', 'Still open', 'In short', 'Chapters'],
    ...['Meeting Details', 'Sentiment Breakdown'],
  ];
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '');
  expect(headings.filter((name) => order.includes(name))).toEqual(order);
});

test('each list of findings says how it was found, and how often it is right', async () => {
  const meeting = buildMeeting({ language: 'en' });
  meetingServer({ meetings: [meeting], findings, actionItems: [] });
  const { user } = renderMeetings('/meetings/review');
  for (const [name, words] of [
    ['In short', 'can be read alone'],
    ['Chapters', '2 chapters found.'],
    ['Decisions', /Of the sure ones \d+ % are right/],
    ['Still open', /Of the sure ones \d+ % are right/],
  ] as const) {
    const label = `How is this computed? ${name}`;
    await user.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByRole('dialog', { name: label })).toHaveTextContent(words);
    await user.keyboard('{Escape}');
  }
});

test('titles and an order by a language model are shown with its name, and the words that were said', async () => {
  const meeting = buildMeeting({ language: 'en' });
  const secondReading = { engine: 'model', model: 'tiny', kept: null } as const;
  const [first, ...others] = findings.chapters;
  if (!first) throw new Error('There is no chapter.');
  const words = { turn: 0, quote: 'Then it is one price per plan.' };
  meetingServer({
    meetings: [meeting],
    findings: {
      ...findings,
      chapters: [{ ...first, isWorded: true }, ...others],
      secondReading,
      worded: {
        inShort: true,
        titles: [{ of: 'decision', ...words, title: 'One price per plan' }],
        joined: [{ of: 'decision', ...words, alsoTurn: 3, alsoQuote: 'One price, agreed.' }],
      },
    },
    actionItems: [],
  });
  const { user } = renderMeetings('/meetings/review');
  expect(await textsOf('Decisions')).toEqual([
    expect.stringMatching(/^One price per plan“Then it is one price per plan.”/),
  ]);
  const byline = screen.getByText(/^Read a second time by tiny/);
  expect(byline).toHaveTextContent(/Titles above quotations are by tiny, .* 1 left out\.$/);
  expect(screen.getByText(/^Chosen and put in order by tiny; every/)).toBeVisible();
  await unfold(user, 'Chapters');
  expect(await screen.findByText(/^1 of 2 titles by tiny, each of words that were/)).toBeVisible();
});

test('a second reading by a language model is named, and so is one that failed', async () => {
  const meeting = buildMeeting({ language: 'en' });
  const read = { engine: 'model', model: 'tiny', kept: null } as const;
  meetingServer({ meetings: [meeting], findings: { ...findings, secondReading: read } });
  renderMeetings('/meetings/review');
  expect(await screen.findByText(/^Read a second time by tiny/)).toBeVisible();
  cleanup();
  const failed = { engine: 'embedded', model: 'tiny', kept: 'no-answer' } as const;
  meetingServer({ meetings: [meeting], findings: { ...findings, secondReading: failed } });
  renderMeetings('/meetings/review');
  expect(await screen.findByText(/^The language model did not answer; the lists/)).toBeVisible();
});

test('a meeting in another language has no lists that need English', async () => {
  const none = { ...findings, decisions: [], openQuestions: [] };
  meetingServer({ meetings: [buildMeeting({ language: 'fr' })], findings: none });
  renderMeetings('/meetings/review');
  expect(await screen.findByRole('heading', { name: '52 minutes, 3 people' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'In short' })).toHaveTextContent('One price per plan');
  expect(screen.queryByRole('region', { name: 'Decisions' })).not.toBeInTheDocument();
});

test('what is written in the minutes is listed in any language', async () => {
  const written = { ...findings, decisions: [sentence('Louer le site nord', 1)] };
  meetingServer({ meetings: [buildMeeting({ language: 'fr' })], findings: written });
  renderMeetings('/meetings/review');
  expect(await screen.findByRole('region', { name: 'Decisions' })).toHaveTextContent(
    'Louer le site nord',
  );
});

test('a meeting analysed before findings existed has none', async () => {
  meetingServer({ meetings: [buildMeeting()], findings: null });
  renderMeetings('/meetings/review');
  expect(await screen.findByRole('region', { name: 'Meeting Details' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Decisions' })).not.toBeInTheDocument();
});

test('an open question becomes an action of the meeting', async () => {
  const asked = { ...findings, openQuestions: [sentence('Who calls the harbour?', 1)] };
  const meetings = [buildMeeting({ language: 'en' })];
  const { state } = meetingServer({ meetings, findings: asked, actionItems: [] });
  const { user } = renderMeetings('/meetings/review');
  const name = 'Make it an action: Who calls the harbour?';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('What is to be done')).toHaveValue('Who calls the harbour?');
  await user.click(dialog.getByRole('button', { name: 'Add action' }));
  expect(await screen.findByRole('list', { name: 'Actions' })).toHaveTextContent(
    'Who calls the harbour?',
  );
  expect(state.actions).toMatchObject([{ origin: 'added' }]);
});

/** A server that applies the corrections it receives. */
function openForCorrection(can = { correct: true }) {
  const meeting = buildMeeting({ language: 'en' });
  const { state } = meetingServer({
    meetings: [{ ...meeting, can: { ...meeting.can, ...can } }],
    findings: { ...findings, openQuestions: [sentence('Who calls the harbour?', 1)] },
  });
  const sent: Correction[] = [];
  const undone: unknown[] = [];
  const accept = () => HttpResponse.json({ correctionId: 'correction-1' }, { status: 202 });
  server.use(
    http.post(`*${paths.corrections}`, async ({ request }) => {
      sent.push(correctionSchema.parse(await request.json()));
      return accept();
    }),
    http.delete(`*${paths.correction}`, ({ params }) => {
      undone.push(params.correctionId);
      return accept();
    }),
  );
  return { state, sent, undone, ...renderMeetings('/meetings/review') };
}

test('a decision is removed by keyboard, which is undone in the notice', async () => {
  const { user, state, sent, undone } = openForCorrection();
  const remove = await screen.findByRole('button', {
    name: 'Remove: Then it is one price per plan.',
  });
  remove.focus();
  state.findings = { ...findings, decisions: [] };
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No decisions were found.')).toBeVisible();
  expect(sent).toEqual([
    { kind: 'drop-decision', text: 'Then it is one price per plan.', turn: 0 },
  ]);
  expect(screen.getByRole('button', { name: 'Add a decision' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toEqual(['correction-1']));
});

test('a click on a row that has just moved under the pointer removes nothing', async () => {
  const { user, state, sent } = openForCorrection();
  const second = sentence('The pilot starts in May.', 1);
  state.findings = { ...findings, decisions: [...findings.decisions, second] };
  cleanup();
  renderMeetings('/meetings/review');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const removeSecond = { name: 'Remove: The pilot starts in May.' };
  await screen.findByRole('button', removeSecond);
  state.findings = { ...findings, decisions: [second] };
  await user.click(screen.getByRole('button', { name: /^Remove: Then it is one price/ }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Remove: Then it is one price/ })).toBeNull(),
  );
  await user.click(screen.getByRole('button', removeSecond));
  expect(sent).toHaveLength(1);
  now.mockReturnValue(1_600);
  await user.click(screen.getByRole('button', removeSecond));
  await waitFor(() => expect(sent).toHaveLength(2));
  now.mockRestore();
});

test('an open question is added, and marked', async () => {
  const { user, state, sent } = openForCorrection();
  await user.click(await screen.findByRole('button', { name: 'Add an open question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an open question' }));
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  state.findings = {
    ...findings,
    openQuestions: [{ text: 'Who pays?', evidence: [], isAdded: true }],
  };
  await user.type(dialog.getByLabelText('What is open'), ' Who pays? {Enter}');
  await waitFor(async () =>
    expect(await textsOf('Still open')).toEqual([
      expect.stringMatching(/^Who pays\?Added by hand/),
    ]),
  );
  expect(sent).toEqual([{ kind: 'add-question', text: 'Who pays?' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /: 1 decision, 1 open question$/ })).toBeVisible();
});

test('a bar shows how long the chapters are, is walked with the arrow keys, and marks the open one', async () => {
  meetingServer({ meetings: [buildMeeting()], findings });
  const { user } = renderMeetings('/meetings/review');
  await unfold(user, 'Chapters');
  const bar = within(await screen.findByRole('toolbar', { name: 'Chapters by time' }));
  const [news, quotes] = bar.getAllByRole('link');
  expect(news).toHaveStyle({ flexGrow: 420 });
  expect(quotes).toHaveStyle({ flexGrow: 360 });
  expect(quotes).not.toHaveAttribute('aria-current');
  news?.focus();
  await user.keyboard('{ArrowRight}');
  expect(quotes).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(quotes).toHaveAttribute('aria-current', 'true'));
  expect(news).not.toHaveAttribute('aria-current');
});

test('a chapter shows its turns alone, until a quotation of another chapter or all chapters are opened', async () => {
  meetingServer({ meetings: [buildMeeting()], findings });
  const { user, router } = renderMeetings('/meetings/review');
  await unfold(user, 'Chapters');
  const chapters = within(await screen.findByRole('list', { name: 'Chapters' }));
  const shownTurns = async () =>
    within(await screen.findByRole('list', { name: 'What was said' })).getAllByRole('listitem');
  await user.click(await chapters.findByRole('link', { name: 'Three quotes' }));
  expect(
    await screen.findByText('Only chapter 2, ‘Three quotes’, 2 of 5 turns'),
  ).toBeInTheDocument();
  expect(await shownTurns()).toHaveLength(2);
  expect(router.state.location.search).toBe('?turn=2&chapter=2-3');
  expect(chapters.getByText('Spoke: Margaret Okafor')).toBeInTheDocument();

  await user.click(chapters.getByRole('link', { name: '14:02 Priya Raman' }));
  expect(await shownTurns()).toHaveLength(5);
  expect(router.state.location.search).toBe('?at=842');
  await user.click(screen.getByRole('button', { name: 'Back to the chapter' }));
  expect(chapters.getAllByRole('listitem')[0]).toHaveFocus();

  await user.click(chapters.getByRole('link', { name: 'Three quotes' }));
  await user.click(await screen.findByRole('button', { name: 'Show all chapters' }));
  expect(await shownTurns()).toHaveLength(5);
});

test('where the file tells no ends, a chapter ends where the next begins, and the last with the meeting', async () => {
  const open = findings.chapters.map((chapter) => ({ ...chapter, end: null }));
  const meeting = buildMeeting({ duration: 12 });
  meetingServer({ meetings: [meeting], findings: { ...findings, chapters: open } });
  const { user } = renderMeetings('/meetings/review');
  await unfold(user, 'Chapters');
  expect(await textsOf('Chapters')).toEqual([
    expect.stringContaining('00:00, 7 min'),
    expect.stringContaining('07:00, 5 min'),
  ]);
});

test('without times there is no bar of chapters', async () => {
  const untimed = findings.chapters.map((chapter) => ({ ...chapter, start: null, end: null }));
  meetingServer({ meetings: [buildMeeting()], findings: { ...findings, chapters: untimed } });
  const { user } = renderMeetings('/meetings/review');
  await unfold(user, 'Chapters');
  expect(await textsOf('Chapters')).toHaveLength(2);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('a chapter is renamed', async () => {
  const { user, sent } = openForCorrection();
  await unfold(user, 'Chapters');
  await user.click(await screen.findByRole('button', { name: 'Rename ‘Three quotes’' }));
  const title = within(await screen.findByRole('dialog')).getByLabelText('Title');
  expect(title).toHaveValue('Three quotes');
  await user.clear(title);
  await user.type(title, 'Offers{Enter}');
  expect(await screen.findByText("Renamed 'Three quotes' to 'Offers'.")).toBeVisible();
  expect(sent).toEqual([{ kind: 'rename-chapter', fromTurn: 2, title: 'Offers' }]);
});

test('a refused removal says why and keeps the decision', async () => {
  const { user } = openForCorrection();
  const message = 'This was changed meanwhile. Look at the meeting again.';
  server.use(
    http.post(`*${paths.corrections}`, () =>
      HttpResponse.json({ code: 'CHANGED_MEANWHILE', message }, { status: 409 }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Remove: Then it is/ }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await textsOf('Decisions')).toHaveLength(1);
});

test('people who may not correct the meeting get no such controls', async () => {
  openForCorrection({ correct: false });
  expect(await textsOf('Decisions')).toHaveLength(1);
  for (const name of [/^Remove:/, /^Add an? /, /^Rename ‘/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
