import {
  type MeetingViews,
  type OwnAssistants,
  type PasskeyList,
  paths,
  type ScenarioList,
  type SignInWays,
  type UnreadNotifications,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The server of an installation without a mail server. */
export const noMailServer = http.get(`*${paths.signInWays}`, () =>
  HttpResponse.json<SignInWays>({
    hasSingleSignOn: false,
    hasPasskeys: false,
    sendsMail: false,
    hasOwner: true,
  }),
);

/**
 * The mocked server. Each test adds its handlers. Without others there are no views of the meetings list and no scenarios
 * of the organization, nothing is unread, and nobody uses single sign-on or a passkey; mail is sent, and there is an
 * owner.
 */
export const server = setupServer(
  // Asked by a page that failed.
  http.head('*/', () => new HttpResponse(null)),
  http.get(`*${paths.meetingViews}`, () =>
    HttpResponse.json<MeetingViews>({ total: 0, views: [] }),
  ),
  http.get(`*${paths.scenarios}`, () =>
    HttpResponse.json<ScenarioList>({
      scenarios: [],
      mayPlan: true,
      canNamePersons: true,
      canCompute: true,
    }),
  ),
  http.get(`*${paths.unreadNotifications}`, () =>
    HttpResponse.json<UnreadNotifications>({ unread: 0 }),
  ),
  http.get(`*${paths.passkeys}`, () =>
    HttpResponse.json<PasskeyList>({ passkeys: [], isPossible: true }),
  ),
  http.get(`*${paths.ownAssistants}`, () =>
    HttpResponse.json<OwnAssistants>({
      isPossible: true,
      address: 'https://rapport.example/mcp',
      assistants: [],
    }),
  ),
  http.get(`*${paths.signInWays}`, () =>
    HttpResponse.json<SignInWays>({
      hasSingleSignOn: false,
      hasPasskeys: false,
      sendsMail: true,
      hasOwner: true,
    }),
  ),
);
