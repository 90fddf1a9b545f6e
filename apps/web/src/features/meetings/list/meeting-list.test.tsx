import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { getMeetingsPageQueryOptions } from '../api/get-meetings.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { MeetingList } from './meeting-list.tsx';
import { useMeetingRows } from './use-meeting-rows.ts';
import { useMeetings } from './use-meetings.ts';

function List() {
  const list = useMeetings('');
  return (
    <MeetingList
      list={list}
      isNarrowed={false}
      marks={useMeetingRows(list.rows?.map(({ meeting }) => meeting))}
      onClear={() => {}}
      onUpload={() => {}}
    />
  );
}

function listOf(count: number) {
  const meetings = Array.from({ length: count }, (_, index) => buildMeeting({ id: `m${index}` }));
  meetingServer({ meetings });
  const queryClient = createQueryClient();
  queryClient.setQueryData(getMeetingsPageQueryOptions('').queryKey, {
    meetings,
    unreadable: 0,
    total: count,
    askedAtMs: Date.now(),
    end: null,
    rest: null,
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <List />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** The first render, without effects and without deferred updates. */
const firstDrawing = (count: number) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(listOf(count));
  const [list, room] = page.children;
  return {
    cards: list?.querySelectorAll('article').length,
    room: room instanceof HTMLElement ? room.style.height : null,
  };
};

test('the cards in sight are drawn first, with space reserved for the others', async () => {
  window.innerHeight = 720;
  expect(firstDrawing(30)).toEqual({ cards: 9, room: '1680px' });
  render(listOf(30));
  expect(await screen.findAllByRole('article')).toHaveLength(30);
});

test('a list that fits is drawn at once', () => {
  window.innerHeight = 720;
  expect(firstDrawing(9)).toEqual({ cards: 9, room: null });
});
