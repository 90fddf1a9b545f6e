import {
  type Correction,
  correctionSchema,
  type DirectoryPeople,
  paths,
  type TranscriptTurn,
} from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { rebroadcast } from '@/realtime/window-events.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { buildTranscript } from '../testing/build-transcript.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const meetings = [buildMeeting()];

/** A server that records the corrections it receives. */
function correctionServer() {
  const sent: Correction[] = [];
  const undone: unknown[] = [];
  const accepted = () => HttpResponse.json({ correctionId: 'correction-1' }, { status: 202 });
  server.use(
    http.post(`*${paths.corrections}`, async ({ request }) => {
      sent.push(correctionSchema.parse(await request.json()));
      return accepted();
    }),
    http.delete(`*${paths.correction}`, ({ params }) => {
      undone.push(params.correctionId);
      return accepted();
    }),
  );
  return { sent, undone };
}

async function openTranscript(transcript = buildTranscript()) {
  const { state } = meetingServer({ meetings, transcript });
  const { user } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'Transcript' }));
  await screen.findByRole('list', { name: 'What was said' });
  const choose = async (speaker: string, item: string) => {
    const [menu] = screen.getAllByRole('button', { name: speaker });
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog'));
  };
  return { state, user, choose };
}

describe('a person who may correct the meeting', () => {
  beforeEach(() => server.use(...accountServer({ signedInAs: account.email }).handlers));

  it('renames a speaker, and undoes it', async () => {
    const { user, choose } = await openTranscript();
    const { sent, undone } = correctionServer();
    const dialog = await choose('Jonas Keller', 'Rename');
    expect(dialog.getByText(/^2 turns will carry the new name/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Noah Whitfield{Enter}');
    expect(
      await screen.findByText("Renamed 'Jonas Keller' to 'Noah Whitfield'."),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([
      { kind: 'rename-speaker', participantId: 'jonas-keller', name: 'Noah Whitfield' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The correction was undone.')).toBeInTheDocument();
    expect(undone).toEqual(['correction-1']);
  });

  it('corrects a sentence, and has its new name remembered', async () => {
    const { choose, user } = await openTranscript();
    const { sent } = correctionServer();
    const dialog = await choose('Jonas Keller', 'Correct words');
    expect(dialog.getByRole('button', { name: 'Correct' })).toBeDisabled();
    const words = dialog.getByRole('textbox', { name: 'Words' });
    expect(words).toHaveValue('Three renewals are already quoted. Nobody asked Sales.');
    await user.clear(words);
    await user.type(words, 'Three renewals are already quoted.');
    expect(dialog.getByText('Words can be corrected, not removed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Correct' })).toBeDisabled();
    await user.type(words, ' Nobody asked Larkfield.');
    await user.click(dialog.getByRole('checkbox', { name: 'Remember ‘Larkfield’ for recordings' }));
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('The words were corrected.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        kind: 'set-words',
        turn: 1,
        at: 35,
        text: 'Nobody asked Sales.',
        words: 'Nobody asked Larkfield.',
        remember: 'Larkfield',
      },
    ]);
  });

  it('corrects words without a speaker', async () => {
    const { choose } = await openTranscript();
    const dialog = await choose('Unknown speaker', 'Correct words');
    expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue(
      'Does the launch mail move as well?',
    );
  });

  it('sees which words were corrected, by whom, and what was read', async () => {
    const read = 'Nobody asked Sails.';
    const transcript = buildTranscript();
    const [, turn] = transcript.turns;
    if (turn) turn.corrected = [{ correction: 'c1', from: 35, to: 54, read }];
    transcript.corrections = [
      {
        id: 'c1',
        kind: 'set-words',
        words: `Corrected '${read}' to 'Nobody asked Sales.'`,
        by: 'Ines Calloway',
        at: '2026-11-18T09:00:00.000Z',
        undoneBy: null,
        undoneAt: null,
      },
    ];
    const { user } = await openTranscript(transcript);
    const mark = screen.getByRole('button', {
      name: /^Corrected by Ines Calloway, 18 Nov 2026, .*As read: ‘Nobody asked Sails\.’$/,
    });
    expect(mark).toHaveTextContent('corrected');
    await user.click(mark);
    expect(mark).toHaveAttribute('aria-expanded', 'true');
    expect(mark.parentElement).toHaveTextContent('As read: ‘Nobody asked Sails.’');
  });

  it('merges two speakers, seeing how many turns change', async () => {
    const { user, choose } = await openTranscript();
    const { sent } = correctionServer();
    const dialog = await choose('Jonas Keller', 'Merge with another speaker');
    expect(dialog.getByText(/^2 turns of Jonas Keller will become/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Margaret Okafor' }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByText("Merged 'Jonas Keller' with 'Margaret Okafor'.");
    expect(sent).toEqual([
      {
        kind: 'merge-speakers',
        participantId: 'jonas-keller',
        intoParticipantId: 'margaret-okafor',
      },
    ]);
  });

  it('ties a speaker to a person of the directory', async () => {
    const suggestion = { id: 'jon', name: 'Jon Keller', title: 'Sales' };
    const { speakers } = buildTranscript();
    const { user, choose } = await openTranscript(
      buildTranscript({ speakers: speakers.map((one) => ({ ...one, suggestion })) }),
    );
    const { sent } = correctionServer();
    const noah = { id: 'noah', name: 'Noah Whitfield', title: 'Head of Sales' };
    const noa = { id: 'noa', name: 'Noa Lind', title: null };
    server.use(
      http.get(`*${paths.directory}`, ({ request }) => {
        const search = new URL(request.url).searchParams.get('q');
        const people = search === 'noa' ? [noa, noah] : [noah];
        return HttpResponse.json<DirectoryPeople>({ people, hasMore: search === 'noa' });
      }),
    );
    const dialog = await choose('Jonas Keller', 'Tie to a person');
    expect(dialog.getByRole('radio', { name: 'Jon Keller' })).toHaveAccessibleDescription(
      'Suggested by the name, Sales',
    );
    expect(dialog.getByText('Enter at least 2 characters of a name')).toBeInTheDocument();
    const box = dialog.getByRole('searchbox', { name: 'Search people' });
    await user.type(box, 'noa');
    expect(
      await dialog.findByText('There are more people: type more of the name'),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await user.type(box, 'h');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await user.click(dialog.getByRole('radio', { name: 'Noah Whitfield' }));
    await user.click(dialog.getByRole('button', { name: 'Tie' }));
    await screen.findByText("Tied 'Jonas Keller' to Noah Whitfield.");
    expect(sent).toEqual([{ kind: 'tie-speaker', participantId: 'jonas-keller', userId: 'noah' }]);
  });

  it('sees that another person changed it first', async () => {
    const { user, choose } = await openTranscript();
    const sentence = "The speakers were changed meanwhile. Ada Lind: Merged 'Speaker 7'.";
    refuseCall('post', paths.corrections, 409, sentence);
    const dialog = await choose('Jonas Keller', 'Merge with another speaker');
    await user.click(dialog.getByRole('radio', { name: 'Priya Raman' }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  });

  it('unties a speaker', async () => {
    const { user, choose } = await openTranscript();
    const { sent } = correctionServer();
    const dialog = await choose('Priya Raman', 'Untie');
    await user.click(dialog.getByRole('button', { name: 'Untie' }));
    await screen.findByText("Untied 'Priya Raman' from the directory.");
    expect(sent).toEqual([{ kind: 'untie-speaker', participantId: 'priya-raman' }]);
  });

  it('splits a label that was joined with another', async () => {
    const [priya, ...others] = buildTranscript().speakers;
    if (!priya) throw new Error('There is no speaker.');
    const joined = [{ label: 'RAMAN, Priya (Guest)', why: 'name' as const }];
    const { user } = await openTranscript(
      buildTranscript({ speakers: [{ ...priya, joined }, ...others] }),
    );
    const labels = within(screen.getByRole('list', { name: 'Other labels of Priya Raman' }));
    expect(labels.getByRole('listitem')).toHaveTextContent(
      'Also labelled “RAMAN, Priya (Guest)”: the same name',
    );
    const split = labels.getByRole('button');
    refuseCall('post', paths.corrections, 409, 'The speakers were changed meanwhile.');
    await user.click(split);
    await screen.findByText('The speakers were changed meanwhile.');
    const { sent } = correctionServer();
    await user.click(split);
    await screen.findByText("Split 'RAMAN, Priya (Guest)' from 'Priya Raman'.");
    expect(sent).toEqual([
      { kind: 'split-speaker', participantId: 'priya-raman', label: 'RAMAN, Priya (Guest)' },
    ]);
  });

  it('corrects title and start', async () => {
    meetingServer({ meetings });
    const { sent } = correctionServer();
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Correct Title and Time' }));
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    expect(dialog.getByText('Title is required')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(title, 'Pricing board');
    await user.clear(dialog.getByLabelText('Start'));
    await user.type(dialog.getByLabelText('Start'), '09:30');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { kind: 'set-title', title: 'Pricing board' },
      { kind: 'set-start', date: '2026-11-19', time: '09:30' },
    ]);
  });

  it('corrects the length, and takes a start away', async () => {
    meetingServer({ meetings });
    const { sent } = correctionServer();
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Correct Title and Time' }));
    const dialog = within(await screen.findByRole('dialog'));
    const length = dialog.getByRole('textbox', { name: 'Length' });
    expect(length).toHaveValue('52');
    await user.clear(length);
    await user.type(length, '2000');
    expect(dialog.getByText('1 to 1,440 minutes')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(length);
    await user.type(length, '37');
    await user.clear(dialog.getByLabelText('Start'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { kind: 'set-start', date: '2026-11-19', time: null },
        { kind: 'set-length', minutes: 37 },
      ]),
    );
  });

  it('is shown no start where none was stated, and can correct the title alone', async () => {
    meetingServer({ meetings: [{ ...buildMeeting(), time: '00:00', isTimeStated: false }] });
    const { sent } = correctionServer();
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Correct Title and Time' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Start')).toHaveValue('');
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' 2027');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([{ kind: 'set-title', title: 'Quarterly pricing review 2027' }]),
    );
  });

  it('sees corrections, their authors and which were undone', async () => {
    const record = { kind: 'rename-speaker', by: 'Ada Lind', at: '2026-11-20T10:00:00Z' } as const;
    const { user } = await openTranscript(
      buildTranscript({
        corrections: [
          { ...record, id: 'c2', words: 'Renamed B', undoneBy: null, undoneAt: null },
          {
            ...record,
            id: 'c1',
            words: 'Renamed A',
            undoneBy: 'Bo Berg',
            undoneAt: '2026-11-20T11:00:00Z',
          },
        ],
      }),
    );
    const { undone } = correctionServer();
    const list = within(screen.getByRole('region', { name: 'Corrections' }));
    const [second, first] = list.getAllByRole('listitem');
    expect(second).toHaveTextContent(/^Renamed BAda Lind, 20 Nov/);
    expect(first).toHaveTextContent(/Undone by Bo Berg/);
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Undo: Renamed B' }));
    await waitFor(() => expect(undone).toEqual(['c2']));
  });
});

it('a person who may not correct sees no corrections menu', async () => {
  server.use(...accountServer({ signedInAs: account.email, isAllowed: false }).handlers);
  const { user } = await openTranscript(buildTranscript({ can: { correct: false } }));
  const [menu] = screen.getAllByRole('button', { name: 'Jonas Keller' });
  if (menu) await user.click(menu);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Show only this speaker']);
});

it('shows corrections of others', async () => {
  const { state } = await openTranscript();
  const turns: TranscriptTurn[] = buildTranscript().turns.map((turn) => ({
    ...turn,
    participantId: 'priya-raman',
  }));
  state.transcript = buildTranscript({ turns });
  act(() => rebroadcast('meeting-updated', { eventId: 'review', organizationId: 'northwind' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Jonas Keller' })).not.toBeInTheDocument(),
  );
  expect(screen.getAllByRole('button', { name: 'Priya Raman' })).toHaveLength(5);
});
