import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { getMeetingsQueryOptions, useMeetings } from '../api/get-meetings.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { MeetingList } from './meeting-list.tsx';

function List() {
  return (
    <MeetingList query={useMeetings('')} search="" onClearSearch={() => {}} onUpload={() => {}} />
  );
}

function listOf(count: number) {
  const meetings = Array.from({ length: count }, (_, index) => buildMeeting({ id: `m${index}` }));
  meetingServer({ meetings });
  const queryClient = createQueryClient();
  queryClient.setQueryData(getMeetingsQueryOptions('').queryKey, {
    pages: [{ meetings, unreadable: 0, total: count }],
    pageParams: [0],
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <List />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** What is drawn before anything else is done: rendered without effects and without a second look. */
const firstDrawing = (count: number) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(listOf(count));
  const [list, room] = page.children;
  return {
    cards: list?.querySelectorAll('article').length,
    room: room instanceof HTMLElement ? room.style.height : null,
  };
};

test('the cards in sight are drawn first, with room for the others, and then those', async () => {
  window.innerHeight = 720;
  expect(firstDrawing(30)).toEqual({ cards: 9, room: '1680px' });
  render(listOf(30));
  expect(await screen.findAllByRole('article')).toHaveLength(30);
});

test('a list that fits is drawn at once', () => {
  window.innerHeight = 720;
  expect(firstDrawing(9)).toEqual({ cards: 9, room: null });
});
