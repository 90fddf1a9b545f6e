import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { getMeetingsPageQueryOptions } from '../api/meetings.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { MeetingList } from './meeting-list.tsx';
import { useMeetingRows } from './use-meeting-rows.ts';
import { useMeetings } from './use-meetings.ts';

// It asks who is signed in.
vi.mock('@/components/actions/switch-on-actions.tsx', () => ({ SwitchOnActions: () => null }));

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

/** The number of cards of the first render, without effects and without deferred updates. */
function firstDrawn(count: number) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(listOf(count));
  return page.querySelectorAll('article').length;
}

test('the cards in sight are drawn first', async () => {
  window.innerHeight = 720;
  expect(firstDrawn(30)).toBe(9);
  render(listOf(30));
  expect(await screen.findAllByRole('article')).toHaveLength(30);
});

test('a list that fits is drawn at once', () => {
  window.innerHeight = 720;
  expect(firstDrawn(9)).toBe(9);
});
