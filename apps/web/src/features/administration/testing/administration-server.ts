import {
  type ApiError,
  defaultOrganizationSettings,
  defaultRetention,
  type ImportResult,
  type OrganizationSettings,
  type OrganizationUser,
  type OrganizationUserList,
  paths,
  type RetentionPeriods,
  type RetentionPreview,
  type RetentionSettings,
  type TrustAdministration,
  type TrustState,
  type TrustUpdate,
  trustSettingsSchema,
  type UndeliveredMailList,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { userName } from '@/lib/user-words.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';
import { buildTrust } from './build-trust.ts';

type State = {
  users: OrganizationUser[];
  settings: OrganizationSettings;
  importResult: ImportResult;
  retention: RetentionSettings;
  retentionPreview: RetentionPreview;
  undelivered: UndeliveredMailList['mails'];
  trust: TrustAdministration;
};

type Call = { call: string; body: unknown };
const organizationPath = `*${paths.auth}/organization`;

/** Tests change `state` as other people would, and read `calls`. */
export function administrationServer(given: Partial<State> = {}) {
  const state: State = {
    users: [],
    settings: defaultOrganizationSettings,
    importResult: {
      columns: { used: ['email'], ignored: [] },
      created: 0,
      updated: 0,
      skipped: [],
    },
    retention: { ...defaultRetention, lastRunAt: null },
    retentionPreview: { meetings: 0, files: 0, oldestMeetings: [] },
    undelivered: [],
    trust: buildTrust(),
    ...given,
  };
  const trustState = () => ({ settings: state.settings.trust, administration: state.trust });
  const calls: Call[] = [];
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body =
      request.method === 'GET'
        ? null
        : await request
            .clone()
            .json()
            .catch(() => 'form');
    calls.push({ call: `${request.method} ${pathname}${search}`, body });
  };

  server.use(
    http.get(`*${paths.users}`, async ({ request }) => {
      await note(request);
      const query = new URL(request.url).searchParams;
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const search = (query.get('q') ?? '').toLowerCase();
      const found = state.users.filter((user) =>
        `${userName(user)} ${user.email}`.toLowerCase().includes(search),
      );
      return HttpResponse.json<OrganizationUserList>({
        users: found.slice((page - 1) * limit, page * limit),
        total: found.length,
      });
    }),
    http.post(`${organizationPath}/invite-member`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id: 'invitation', status: 'pending' });
    }),
    http.post<never, { invitationId: string }>(
      `${organizationPath}/cancel-invitation`,
      async ({ request }) => {
        await note(request);
        return HttpResponse.json({ id: 'invitation', status: 'canceled' });
      },
    ),
    http.post(`${organizationPath}/remove-member`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ member: { id: 'member' } });
    }),
    http.post(`*${paths.handOverOwnership}`, async ({ request }) => {
      await note(request);
      return new Response(null, { status: 204 });
    }),
    http.post(`*${paths.importUsers}`, async ({ request }) => {
      await note(request);
      return HttpResponse.json<ImportResult>(state.importResult);
    }),
    http.get(`*${paths.organizationSettings}`, () =>
      HttpResponse.json<OrganizationSettings>(state.settings),
    ),
    http.patch<never, OrganizationSettings>(
      `*${paths.organizationSettings}`,
      async ({ request }) => {
        await note(request);
        state.settings = { ...state.settings, ...(await request.json()) };
        return HttpResponse.json<OrganizationSettings>(state.settings);
      },
    ),
    http.get(`*${paths.trust}`, () => HttpResponse.json<TrustState>(trustState())),
    http.patch<never, TrustUpdate>(`*${paths.trust}`, async ({ request }) => {
      await note(request);
      const { confirmed, figureReaderIds, ...update } = await request.json();
      const trust = trustSettingsSchema.parse({ ...state.settings.trust, ...update });
      state.settings = { ...state.settings, trust };
      if (figureReaderIds)
        state.trust.figureReaders = figureReaderIds.map((id) => ({ id, name: id, title: null }));
      return HttpResponse.json<TrustState>(trustState());
    }),
    http.get(`*${paths.undeliveredMail}`, () =>
      HttpResponse.json<UndeliveredMailList>({ mails: state.undelivered }),
    ),
    http.get(`*${paths.retention}`, () => HttpResponse.json<RetentionSettings>(state.retention)),
    http.get(`*${paths.retentionPreview}`, async ({ request }) => {
      await note(request);
      return HttpResponse.json<RetentionPreview>(state.retentionPreview);
    }),
    http.patch<never, RetentionPeriods>(`*${paths.retention}`, async ({ request }) => {
      await note(request);
      state.retention = { ...(await request.json()), lastRunAt: null };
      return HttpResponse.json<RetentionSettings>(state.retention);
    }),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  return {
    state,
    calls,
    callsTo: (part: string) => calls.filter(({ call }) => call.includes(part)),
  };
}

/** Makes the server refuse a call from now on. */
export function refuseCall(
  method: 'get' | 'post' | 'patch',
  path: string,
  status: number,
  message = '',
) {
  server.use(
    http[method](`*${path}`, () =>
      HttpResponse.json<ApiError>({ code: 'REFUSED', message }, { status }),
    ),
  );
}

export const organizationCall = (name: string) => `${paths.auth}/organization/${name}`;
