import { paths, type SearchAnswer } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

it('shows no rows of earlier words while the next ones are looked up', async () => {
  meetingServer({ meetings: [buildMeeting()] });
  server.use(
    http.get(`*${paths.search}`, async ({ request }) => {
      const search = new URL(request.url).searchParams.get('q');
      if (search !== 'p') await delay('infinite');
      return HttpResponse.json<SearchAnswer>({
        meetings: [],
        people: [],
        topics: [{ topic: 'Pricing', lastOn: '2026-11-02' }],
        sentences: [],
        total: 0,
      });
    }),
  );
  const { user } = renderMeetings('/meetings');
  await user.click(await screen.findByRole('button', { name: 'Topic: any' }));
  const dialog = await screen.findByRole('dialog', { name: 'Meetings about a topic' });
  const words = within(dialog).getByRole('searchbox', { name: 'Topic' });
  await user.type(words, 'p');
  expect(await within(dialog).findByRole('button', { name: /^Pricing/ })).toBeVisible();
  await user.type(words, 'e');
  expect(await within(dialog).findByText('Searching...')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Pricing/ })).not.toBeInTheDocument();
});
