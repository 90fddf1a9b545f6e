import { type MeetingListItem, paths, type ServerEventName } from '@rapport/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rebroadcast } from '@/realtime/window-events.ts';
import { openViewport } from '@/testing/viewport.ts';
import { buildMeeting, buildProcessing, buildQueued, statusOf } from './testing/build-meeting.ts';
import { meetingServer } from './testing/meeting-server.ts';
import { renderMeetings } from './testing/render-meetings.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hear = (name: ServerEventName, meeting: MeetingListItem) =>
  rebroadcast(name, { ...statusOf(meeting), organizationId: 'northwind' });

const listCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('GET /api/v1/event?'));
const statusCalls = (calls: readonly string[], id = '') =>
  calls.filter((call) => call.endsWith(`${id}/status`));

/** Makes the meetings with these titles visible. */
const holds = (titles: readonly string[]) => (element: Element) =>
  titles.includes(element.querySelector('h2')?.textContent ?? '');

/** The cards at the top of the list that fit on a screen. */
const atTop = (element: Element) =>
  element.tagName === 'LI' && [...(element.parentElement?.children ?? [])].indexOf(element) < 8;

const numbered = (count: number, build = buildMeeting) =>
  Array.from({ length: count }, (_, index) => build({ id: `m${index}`, name: `Meeting ${index}` }));

/** Opens the list with some meetings in sight, and clears the recorded calls. */
async function openList(meetings: MeetingListItem[], inSight: readonly string[]) {
  const viewport = openViewport();
  const { state, calls } = meetingServer({ meetings });
  const screens = renderMeetings('/meetings');
  await screen.findByRole('article', { name: meetings[0]?.name ?? '' });
  viewport.show(holds(inSight));
  await pass(100);
  calls.length = 0;
  return { viewport, state, calls, ...screens };
}

describe('the list', () => {
  it('is requested at most twice for a burst of 200 events, and shows the final state', async () => {
    const { viewport, state, calls } = await openList([buildMeeting()], []);
    viewport.show(atTop);
    for (let count = 0; count < 200; count += 1) {
      const theirs = buildMeeting({ id: `theirs-${count % 40}`, name: `Change ${count}` });
      state.meetings = [theirs, ...state.meetings.filter(({ id }) => id !== theirs.id)];
      act(() => hear('meeting-updated', theirs));
      await pass(2);
    }
    await pass(3000);
    expect(listCalls(calls).length).toBeGreaterThan(0);
    expect(listCalls(calls).length).toBeLessThanOrEqual(2);
    const shown = screen.getAllByRole('article').map((card) => card.querySelector('h2'));
    expect(shown.map((title) => title?.textContent)).toEqual(
      state.meetings.map(({ name }) => name),
    );
    expect(screen.getByText('41 meetings')).toBeInTheDocument();
  });

  it('is not requested when a shown meeting starts', async () => {
    const { state, calls } = await openList(numbered(50, buildQueued), ['Meeting 0']);
    for (const meeting of state.meetings) {
      Object.assign(meeting, { processingStatus: 'processing' });
      act(() => hear('transcript-processing-started', meeting));
    }
    await pass(1000);
    expect(listCalls(calls)).toEqual([]);
  });

  it('is refetched page by page as the pages come into sight', async () => {
    const { viewport, state, calls, user } = await openList(numbered(120), ['Meeting 0']);
    await user.click(screen.getByRole('button', { name: 'Load more meetings' }));
    expect(await screen.findByRole('article', { name: 'Meeting 99' })).toBeInTheDocument();
    viewport.show(holds(['Meeting 60']));
    calls.length = 0;

    for (const meeting of state.meetings) meeting.name = `Renamed ${meeting.id}`;
    act(() => hear('meeting-updated', buildMeeting({ id: 'm60' })));
    expect(await screen.findByRole('article', { name: 'Renamed m60' })).toBeInTheDocument();
    await pass(2000);
    expect(listCalls(calls)).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Meeting 0' })).toBeInTheDocument();

    viewport.show(holds(['Meeting 0']));
    expect(await screen.findByRole('article', { name: 'Renamed m0' })).toBeInTheDocument();
    expect(listCalls(calls)).toHaveLength(2);
    viewport.show(holds(['Renamed m60']));
    await pass(2000);
    expect(listCalls(calls)).toHaveLength(2);
  });

  it('shows each meeting once when others are added and moved while paging', async () => {
    const { state, viewport, user } = await openList(numbered(120), ['Meeting 49']);
    const [first] = state.meetings.splice(0, 1);
    if (!first) throw new Error('There is no first meeting');
    state.meetings.push(first);
    state.meetings.unshift(buildMeeting({ id: 'new', name: 'New' }));
    for (const last of ['Meeting 99', 'Meeting 0']) {
      await user.click(screen.getByRole('button', { name: 'Load more meetings' }));
      await waitFor(() => expect(screen.getAllByRole('article').at(-1)).toHaveAccessibleName(last));
    }
    const names = () =>
      screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
    const others = numbered(120)
      .slice(1)
      .map(({ name }) => name);
    expect(names()).toEqual([...others, 'Meeting 0']);
    act(() => hear('meeting-updated', buildMeeting({ id: 'new' })));
    viewport.show(holds(['Meeting 1']));
    await screen.findByRole('article', { name: 'New' });
    expect(names()).toEqual(['New', ...others, 'Meeting 0']);
  });
});

describe('a meeting under way', () => {
  it('is polled every two seconds only while it is in sight', async () => {
    const { viewport, calls } = await openList(numbered(50, buildProcessing), ['Meeting 3']);
    await pass(6100);
    expect(statusCalls(calls, 'm3')).toHaveLength(3);
    expect(statusCalls(calls)).toHaveLength(3);
    viewport.show(() => false);
    await pass(6000);
    expect(statusCalls(calls)).toHaveLength(3);
    viewport.show(holds(['Meeting 40']));
    await waitFor(() => expect(statusCalls(calls, 'm40')).toHaveLength(1));
    await pass(2100);
    expect(statusCalls(calls, 'm40')).toHaveLength(2);
    expect(statusCalls(calls)).toHaveLength(5);
  });

  it('is not polled while events carry its progress', async () => {
    const meeting = buildProcessing();
    const { calls } = await openList([meeting], [meeting.name]);
    for (let count = 0; count < 10; count += 1) {
      act(() => hear('transcript-processing-progress', meeting));
      await pass(1500);
    }
    expect(statusCalls(calls)).toEqual([]);
    await pass(600);
    expect(statusCalls(calls)).toHaveLength(1);
  });
});

it('100 uploads of others take two lists a second and no status call, and end as completed', async () => {
  const { viewport, state, calls } = await openList([buildMeeting()], []);
  const tell = async (name: ServerEventName, meeting: MeetingListItem) => {
    act(() => hear(name, meeting));
    await pass(50);
  };
  const startedAtMs = Date.now();
  const uploads = numbered(100, buildQueued);
  for (const meeting of uploads) {
    state.meetings.unshift(meeting);
    await tell('meeting-updated', meeting);
    if (state.meetings.length % 10 === 0) viewport.show(atTop);
  }
  for (const meeting of uploads) {
    Object.assign(meeting, buildProcessing({ id: meeting.id, name: meeting.name }));
    await tell('transcript-processing-started', meeting);
    await tell('transcript-processing-progress', meeting);
    Object.assign(meeting, buildMeeting({ id: meeting.id, name: meeting.name }));
    await tell('transcript-processing-completed', meeting);
  }
  await pass(3000);
  const tookSeconds = (Date.now() - startedAtMs) / 1000;
  expect(listCalls(calls).length).toBeLessThanOrEqual(2 * tookSeconds);
  const viewCalls = calls.filter((call) => call.endsWith(paths.meetingViews));
  expect(viewCalls.length).toBeLessThanOrEqual(2 + tookSeconds / 5);
  expect(calls.length).toBe(listCalls(calls).length + viewCalls.length);
  expect(screen.getAllByRole('link', { name: /^Meeting / })).toHaveLength(100);
  expect(screen.queryByText(/^Queued|^Processing/)).not.toBeInTheDocument();
});
