import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildMeeting, graph } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const section = (name: string) => screen.findByRole('region', { name });

describe('the connection map', () => {
  it.each([
    [{ feeling: 'calm' as const }, 'Calm'],
    [{ feeling: 'too-little' as const }, 'Said too little'],
    [{ isLeftOutOfMoods: true as const }, 'Left out of moods'],
    [{}, 'No mood'],
  ])('claims no mood of a participant who shows none: %j', async (shown, word) => {
    const [priya, ...others] = graph.nodes;
    if (!priya) throw new Error('The example has people');
    const unfelt = { ...priya, sentiment: 'neutral' as const, judged: false, ...shown };
    meetingServer({
      meetings: [buildMeeting()],
      graph: { ...graph, nodes: [unfelt, ...others] },
    });
    const { user } = renderMeetings('/meetings/review');
    const map = within(await section('Connection Map'));
    await user.click(await map.findByRole('button', { name: /Priya Raman/ }));
    const person = within(await screen.findByRole('dialog', { name: 'Priya Raman' }));
    expect(person.getByText(word)).toBeVisible();
    expect(person.queryByText('Neutral')).not.toBeInTheDocument();
  });

  const hint =
    'Click on nodes or connections to see details. Node size represents interaction frequency.';

  it('opens a participant, then a connection, and returns the focus', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    const { user } = renderMeetings('/meetings/review');
    const map = within(await section('Connection Map'));
    const opener = await map.findByRole('button', { name: /Priya Raman/ });
    expect(map.getByText(hint)).toBeInTheDocument();
    await user.click(opener);

    const person = within(await screen.findByRole('dialog', { name: 'Priya Raman' }));
    expect(person.getByText('priya@northwind.example')).toBeInTheDocument();
    expect(person.getByText('Product Lead, Product')).toBeInTheDocument();
    expect(person.getByText('Positive')).toBeInTheDocument();
    expect(person.getByText('Total interactions').nextSibling).toHaveTextContent('6');
    expect(person.getByText('5 interactions')).toBeInTheDocument();
    // Dialogs accept the pointer only a moment after they open.
    await waitFor(() => user.click(person.getByRole('button', { name: /Jonas Keller/ })));

    const pair = within(
      await screen.findByRole('dialog', { name: 'Priya Raman and Jonas Keller' }),
    );
    expect(pair.getByText('negative interaction')).toBeInTheDocument();
    expect(pair.getByText('5 total interactions')).toBeInTheDocument();
    expect(pair.getByText('Disagreed about three quotes.')).toBeInTheDocument();
    expect(pair.getByText('Meet before the next review.')).toBeInTheDocument();
    const [, close] = pair.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('shows messages for missing data', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    const { user } = renderMeetings('/meetings/review');
    const map = within(await section('Connection Map'));
    await user.click(await map.findByRole('button', { name: /Ruth Salgado/ }));
    expect(
      await screen.findByText('No connections available for this participant.'),
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(map.getByRole('button', { name: /Noah Whitfield/ }));
    await user.click(await screen.findByRole('button', { name: /Priya Raman.*1 interaction/ }));
    expect(await screen.findByText('No interaction summaries available')).toBeInTheDocument();
    expect(screen.getByText('No communication recommendations available')).toBeInTheDocument();
    expect(screen.getByText('1 total interaction')).toBeInTheDocument();
  });
});
