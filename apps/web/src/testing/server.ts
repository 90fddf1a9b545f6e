import {
  type MeetingViews,
  paths,
  type ScenarioList,
  type UnreadNotifications,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The mocked server. Tests add their handlers. By default there are no saved views of the meetings
 * list, no scenarios and no unread notifications.
 */
export const server = setupServer(
  http.get(`*${paths.meetingViews}`, () =>
    HttpResponse.json<MeetingViews>({ total: 0, views: [] }),
  ),
  http.get(`*${paths.scenarios}`, () =>
    HttpResponse.json<ScenarioList>({ scenarios: [], canNamePersons: true, canCompute: true }),
  ),
  http.get(`*${paths.unreadNotifications}`, () =>
    HttpResponse.json<UnreadNotifications>({ unread: 0 }),
  ),
);
