import { type ProcessingStatus, paths } from '@rapport/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { rebroadcast } from '@/realtime/window-events.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { buildAction } from '@/testing/build-action.ts';
import { server } from '@/testing/server.ts';
import { buildMeeting, statusOf, summaries } from '../testing/build-meeting.ts';
import { buildTranscript, buildTurn } from '../testing/build-transcript.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const meetings = [buildMeeting()];
const transcriptCall = 'GET /api/v1/event/review/transcript';

async function openTranscript(given: Parameters<typeof meetingServer>[0] = {}) {
  const { state, calls } = meetingServer({ meetings, ...given });
  const { user, router } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'Transcript' }));
  await screen.findByRole('list', { name: 'What was said' });
  return { state, calls, user, router };
}
const turns = () =>
  within(screen.getByRole('list', { name: 'What was said' })).getAllByRole('listitem');
const marked = () => turns().flatMap((turn) => [...turn.querySelectorAll('mark')]);

describe('the transcript', () => {
  it('is not requested before it is opened', async () => {
    const { calls } = meetingServer({ meetings });
    renderMeetings('/meetings/review');
    await screen.findByText('What Priya said.');
    expect(screen.getByRole('button', { name: 'Transcript' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(calls).not.toContain(transcriptCall);
  });

  it('shows the coverage, the turns with times, and unidentified speakers', async () => {
    await openTranscript();
    expect(screen.getByRole('region', { name: 'Transcript' })).toHaveTextContent(
      '52 minutes, 5 turns, 47 words, 3 speakers, 1 turn without a speaker',
    );
    expect(
      screen.getByText(
        'The whole file was read: 47 words of talk. Not taken as talk: 12 words above the talk, 1 word of notes beside it.',
      ),
    ).toBeInTheDocument();
    const [priya, jonas, , nobody] = turns();
    expect(priya).toHaveTextContent('Priya Raman00:14:02Let me say it plainly.');
    expect(jonas).toHaveTextContent('Strongly negative');
    expect(jonas).toHaveTextContent('Not tied to a person');
    expect(priya).not.toHaveTextContent('Not tied to a person');
    expect(nobody).toHaveTextContent('Unknown speaker');
    const shares = within(screen.getByRole('region', { name: 'Speakers' }));
    expect(shares.getAllByRole('listitem')).toHaveLength(3);
    expect(shares.getByText('Priya Raman').closest('li')).toHaveTextContent('30');
  });

  it('marks lines that were written in minutes', async () => {
    const line = buildTurn(5, null, 'Action: call the bank', { written: true });
    const turnsAndLine = [...buildTranscript().turns, line];
    await openTranscript({ transcript: buildTranscript({ turns: turnsAndLine }) });
    expect(turns().at(-1)).toHaveTextContent('Written in the minutes');
    expect(turns().at(-1)).not.toHaveTextContent('Unknown speaker');
  });

  it('that was not stored appears after the meeting is analysed again', async () => {
    const { state } = meetingServer({ meetings: [buildMeeting()], transcript: null });
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Transcript' }));
    const section = within(screen.getByRole('region', { name: 'Transcript' }));
    await section.findByText('Read this meeting again to see its transcript');
    refuseCall('post', paths.readAgain, 404, 'The file of this meeting is not kept any more.');
    await user.click(section.getByRole('button', { name: 'Read Again' }));
    await screen.findByText('The file of this meeting is not kept any more.');
    server.use(
      http.post(`*${paths.readAgain}`, () =>
        HttpResponse.json<ProcessingStatus>(statusOf(buildMeeting()), { status: 202 }),
      ),
    );
    await user.click(section.getByRole('button', { name: 'Read Again' }));
    await section.findByText(/^It is being read/);
    const tell = () =>
      act(() => rebroadcast('meeting-updated', { eventId: 'review', organizationId: 'northwind' }));
    state.meetings = [buildMeeting({ processingError: 'The file holds no text.' })];
    tell();
    await section.findByText('It could not be read again: The file holds no text.');
    state.meetings = [buildMeeting({ can: { ...buildMeeting().can, correct: false } })];
    tell();
    await section.findByText('No transcript is stored for this meeting');
    expect(section.queryByRole('button', { name: 'Read Again' })).not.toBeInTheDocument();
    state.transcript = buildTranscript();
    tell();
    await section.findByRole('list', { name: 'What was said' });
  });

  it('leads from a summary line to its words and back', async () => {
    const { user, router } = await openTranscript();
    const lines = within(screen.getByRole('region', { name: 'Summary, with its evidence' }));
    await user.click(lines.getByRole('link', { name: '14:02 Priya Raman' }));
    const quote = screen.getByText('One published price per plan, on every page and every quote.');
    await waitFor(() => expect(quote).toHaveFocus());
    expect(router.state.location.search).toBe('?at=842');
    expect(screen.getByText('Opened at 14:02 from the summary')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the summary line' }));
    expect(lines.getAllByRole('listitem')[0]).toHaveFocus();
  });

  it.each(['?at=871', '?turn=1'])('opens at %s of a link', async (address) => {
    meetingServer({ meetings });
    renderMeetings(`/meetings/review${address}`);
    const words = await screen.findByText('Three renewals are already quoted. Nobody asked Sales.');
    await waitFor(() => expect(words.closest('p')).toHaveFocus());
  });

  it('counts matches and steps through them with keys and buttons', async () => {
    const { user } = await openTranscript();
    const box = screen.getByRole('searchbox', { name: 'Search the transcript' });
    await user.type(box, 'quote, price book');
    expect(await screen.findByText('1 of 4')).toBeInTheDocument();
    expect(marked().map(({ textContent }) => textContent)).toEqual([
      'quote',
      'quote',
      'price book',
      'quote',
    ]);
    const current = () => marked().findIndex((mark) => mark.hasAttribute('aria-current'));
    expect(current()).toBe(0);
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 4')).toBeInTheDocument();
    expect(current()).toBe(1);
    await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    expect(screen.getByText('4 of 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'blockchain');
    expect(await screen.findByText('No matches')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });

  it('shows one speaker until another turn is opened', async () => {
    server.use(...accountServer({ signedInAs: account.email }).handlers);
    const { user } = await openTranscript();
    const [name] = screen.getAllByRole('button', { name: 'Jonas Keller' });
    if (name) await user.click(name);
    await user.click(await screen.findByRole('menuitem', { name: 'Show only this speaker' }));
    expect(turns()).toHaveLength(2);
    expect(screen.getByText('Only Jonas Keller, 2 of 5 turns')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(turns()).toHaveLength(5);
  });

  it('keeps the search and the speaker in the address', async () => {
    server.use(...accountServer({ signedInAs: account.email }).handlers);
    const { user, router } = await openTranscript();
    await user.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'quote');
    const [name] = screen.getAllByRole('button', { name: 'Jonas Keller' });
    if (name) await user.click(name);
    await user.click(await screen.findByRole('menuitem', { name: 'Show only this speaker' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/find=quote/));
    const counted = screen.getByText(/^1 of \d$/).textContent;

    cleanup();
    renderMeetings(`/meetings/review${router.state.location.search}`);
    expect(await screen.findByText('Only Jonas Keller, 2 of 5 turns')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search the transcript' })).toHaveValue('quote');
    expect(screen.getByText(counted ?? '')).toBeInTheDocument();
  });
});

describe('the evidence of', () => {
  it('a participant’s summary', async () => {
    const [first] = summaries;
    if (!first) throw new Error('There is no summary.');
    const quote = 'One published price per plan, on every page and every quote.';
    const evidence = [{ turn: 0, quote }];
    meetingServer({ meetings, summaries: [{ ...first, evidence }] });
    const { user } = renderMeetings('/meetings/review');
    const people = await screen.findByRole('list', { name: 'Participant Summaries' });
    await within(people).findByRole('link', { name: '“One published price…”' });
    await user.hover(people);
    await user.click(await within(people).findByRole('link', { name: '14:02 Priya Raman' }));
    await waitFor(() => expect(screen.getByText(quote)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Back to the participant' }));
    expect(within(people).getByRole('listitem')).toHaveFocus();
  });

  it('any kind shows its minute and speaker before the transcript is requested', async () => {
    const [first] = summaries;
    if (!first) throw new Error('There is no summary.');
    const quote = 'One published price per plan, on every page and every quote.';
    const { calls } = meetingServer({
      meetings,
      summaries: [
        {
          ...first,
          evidence: [
            { turn: 0, quote, said: { start: 842, speaker: 'Priya Raman' } },
            { turn: 3, quote: 'Does the launch mail move?', said: { start: 929, speaker: null } },
            { turn: 5, quote: 'Tom to call', said: { start: 950, speaker: null, written: true } },
            { turn: 6, quote: 'We publish it', said: { start: null, speaker: 'Jonas Keller' } },
          ],
        },
      ],
    });
    renderMeetings('/meetings/review');
    const people = await screen.findByRole('list', { name: 'Participant Summaries' });
    const links = await within(people).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '14:02 Priya Raman',
      '15:29 Unknown speaker',
      '15:50 Minutes',
      'Jonas Keller: “We publish it”',
    ]);
    expect(calls).not.toContain(transcriptCall);
  });

  it('turns without times is labelled by their first words', async () => {
    const [first] = summaries;
    if (!first) throw new Error('There is no summary.');
    const known = buildTranscript();
    const turns = known.turns.map((turn) => ({ ...turn, start: null, end: null }));
    const evidence = [
      { turn: 0, quote: 'Let me say it plainly.' },
      { turn: 0, quote: 'One published price per plan, on every page and every quote.' },
    ];
    meetingServer({
      meetings,
      summaries: [{ ...first, evidence }],
      transcript: { ...known, turns, coverage: { ...known.coverage, timed: false } },
    });
    const { user } = renderMeetings('/meetings/review');
    const people = within(await screen.findByRole('list', { name: 'Participant Summaries' }));
    await user.click(screen.getByRole('button', { name: 'Transcript' }));
    await screen.findByRole('list', { name: 'What was said' });
    expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Priya Raman: “Let me say…”',
      'Priya Raman: “One published price…”',
    ]);
  });

  it('an action', async () => {
    const quote = 'I will send the list of quotes on Tuesday.';
    const meeting = {
      id: 'review',
      title: 'Review',
      date: '2026-11-20',
      turn: 4,
      start: 958,
      speaker: 'Jonas Keller',
    };
    const actions = [buildAction({ text: 'Send the quotes', quote, meeting })];
    meetingServer({ meetings, actionItems: [], actions });
    const { user } = renderMeetings('/meetings/review');
    const list = await screen.findByRole('list', { name: 'Actions' });
    await user.hover(list);
    await user.click(await within(list).findByRole('link', { name: '15:58 Jonas Keller' }));
    await waitFor(() => expect(screen.getByText(quote)).toHaveFocus());
  });

  it('a connection closes its dialog', async () => {
    meetingServer({ meetings });
    const { user } = renderMeetings('/meetings/review');
    const map = await screen.findByRole('region', { name: 'Connection Map' });
    await user.click(await within(map).findByRole('button', { name: /Jonas Keller/ }));
    await user.click(await screen.findByRole('button', { name: /Priya Raman.*5 interactions/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('link', { name: '14:31 Jonas Keller' }));
    const quote = await screen.findByText('Nobody asked Sales.');
    await waitFor(() => expect(quote).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the connection map' }));
    expect(map).toHaveFocus();
  });
});
