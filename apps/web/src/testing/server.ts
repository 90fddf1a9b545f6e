import { type MeetingViews, paths } from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The mocked server. Each test adds its handlers. Without another one there are no views of the meetings list. */
export const server = setupServer(
  http.get(`*${paths.meetingViews}`, () =>
    HttpResponse.json<MeetingViews>({ total: 0, views: [] }),
  ),
);
