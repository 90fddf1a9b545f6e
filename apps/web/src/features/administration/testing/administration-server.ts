import {
  type ApiError,
  type ApiKey,
  type ApiKeyList,
  type AssistantList,
  type CreatedApiKey,
  type DirectoryConnection,
  type DirectoryRule,
  type DirectoryState,
  type DirectoryToken,
  defaultOrganizationSettings,
  defaultRetention,
  type Glossary,
  type GlossaryTerm,
  type ImportResult,
  type LanguageModelState,
  type OrganizationSettings,
  type OrganizationUser,
  type OrganizationUserList,
  paths,
  type RetentionPeriods,
  type RetentionPreview,
  type RetentionSettings,
  type SingleSignOn,
  type SingleSignOnRedirect,
  type TrustAdministration,
  type TrustState,
  type TrustUpdate,
  type TwoFactorRule,
  type TwoFactorRuleUpdate,
  trustSettingsSchema,
  type UndeliveredMailList,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookList,
  type WebhookUpdate,
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
  twoFactorRule: TwoFactorRule;
  apiKeys: ApiKey[];
  assistants: Pick<AssistantList, 'assistants' | 'lastCalls'>;
  terms: GlossaryTerm[];
  languageModel: LanguageModelState;
  directory: DirectoryConnection | null;
  singleSignOn: SingleSignOn;
  webhooks: Webhook[];
  deliveries: WebhookDelivery[];
};

export const noSingleSignOn: SingleSignOn = {
  provider: null,
  domains: [],
  returnAddress: 'https://rapport.example/api/single-sign-on/return',
  saml: {
    entityId: 'https://rapport.example/api/single-sign-on/saml/acme/metadata',
    answerAddress: 'https://rapport.example/api/single-sign-on/saml',
  },
  usedBy: 0,
  notUsedBy: 9,
  owners: { total: 1, usedBy: 0 },
  keepPassword: 0,
  elsewhere: 0,
};

const noLanguageModel: LanguageModelState = {
  model: null,
  own: null,
  mayHaveOwn: false,
  tests: [],
  cut: null,
  failing: null,
  tokens: {
    month: '2026-11-01',
    total: 0,
    lastMonth: 0,
    limit: null,
    byPurpose: { texts: 0, answers: 0, verdicts: 0, test: 0 },
    days: [],
  },
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
    twoFactorRule: { isRequired: false, memberCount: 3, withTwoFactor: 1 },
    apiKeys: [],
    assistants: { assistants: [], lastCalls: [] },
    terms: [],
    languageModel: noLanguageModel,
    directory: null,
    singleSignOn: noSingleSignOn,
    webhooks: [],
    deliveries: [],
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
      const status = query.get('status');
      const found = state.users.filter(
        (user) =>
          `${userName(user)} ${user.email}`.toLowerCase().includes(search) &&
          (!status || user.status === status),
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
      const { confirmed, figureReaderIds, plannerIds, ...update } = await request.json();
      const trust = trustSettingsSchema.parse({ ...state.settings.trust, ...update });
      state.settings = { ...state.settings, trust };
      if (plannerIds)
        state.trust.planners = plannerIds.map((id) => ({ id, name: id, title: null }));
      if (figureReaderIds)
        state.trust.figureReaders = figureReaderIds.map((id) => ({ id, name: id, title: null }));
      return HttpResponse.json<TrustState>(trustState());
    }),
    http.get(`*${paths.undeliveredMail}`, () =>
      HttpResponse.json<UndeliveredMailList>({ mails: state.undelivered }),
    ),
    http.get(`*${paths.twoFactorRule}`, () => HttpResponse.json(state.twoFactorRule)),
    http.put<never, TwoFactorRuleUpdate>(`*${paths.twoFactorRule}`, async ({ request }) => {
      state.twoFactorRule = { ...state.twoFactorRule, ...(await request.json()) };
      return HttpResponse.json(state.twoFactorRule);
    }),
    http.get(`*${paths.apiKeys}`, () => HttpResponse.json<ApiKeyList>({ keys: state.apiKeys })),
    http.post(`*${paths.apiKeys}`, async ({ request }) => {
      await note(request);
      return HttpResponse.json<CreatedApiKey>({ id: 'key', key: 'rapport_new-key' });
    }),
    http.delete<{ id: string }>(`*${paths.apiKey}`, async ({ request, params }) => {
      await note(request);
      state.apiKeys = state.apiKeys.filter(({ id }) => id !== params.id);
      return new Response(null, { status: 204 });
    }),
    http.get(`*${paths.assistants}`, () =>
      HttpResponse.json<AssistantList>({
        address: 'https://rapport.example/mcp',
        ...state.assistants,
      }),
    ),
    http.delete<{ id: string }>(`*${paths.assistant}`, async ({ request, params }) => {
      await note(request);
      const left = state.assistants.assistants.filter(({ id }) => id !== params.id);
      state.assistants = { ...state.assistants, assistants: left };
      return new Response(null, { status: 204 });
    }),
    http.get(`*${paths.languageModel}`, () =>
      HttpResponse.json<LanguageModelState>(state.languageModel),
    ),
    http.get(`*${paths.glossary}`, () => HttpResponse.json<Glossary>({ terms: state.terms })),
    http.delete<{ id: string }>(`*${paths.glossaryTerm}`, async ({ request, params }) => {
      await note(request);
      state.terms = state.terms.filter(({ id }) => id !== params.id);
      return new Response(null, { status: 204 });
    }),
    http.get(`*${paths.directoryConnection}`, () =>
      HttpResponse.json<DirectoryState>({
        connection: state.directory,
        address: 'https://rapport.example/api/scim/v2',
      }),
    ),
    http.post(`*${paths.directoryToken}`, async ({ request }) => {
      await note(request);
      state.directory = {
        tokenEnd: '_new',
        createdAt: '2026-09-20T10:00:00.000Z',
        createdBy: null,
        groupsBecome: 'nothing',
        lastUsedAt: null,
        people: 0,
        groups: 0,
      };
      return HttpResponse.json<DirectoryToken>({ token: 'rapport_scim_new' });
    }),
    http.patch<never, DirectoryRule>(`*${paths.directoryConnection}`, async ({ request }) => {
      await note(request);
      const { groupsBecome } = await request.json();
      if (state.directory) state.directory = { ...state.directory, groupsBecome };
      return new Response(null, { status: 204 });
    }),
    http.delete(`*${paths.directoryConnection}`, async ({ request }) => {
      await note(request);
      state.directory = null;
      return new Response(null, { status: 204 });
    }),
    http.get(`*${paths.singleSignOn}`, () => HttpResponse.json<SingleSignOn>(state.singleSignOn)),
    ...[http.put, http.patch, http.delete].map((answer) =>
      answer(`*${paths.singleSignOn}`, async ({ request }) => {
        await note(request);
        return HttpResponse.json<SingleSignOn>(state.singleSignOn);
      }),
    ),
    ...[
      http.post(`*${paths.singleSignOnDomains}`, async ({ request }) => {
        await note(request);
        return HttpResponse.json<SingleSignOn>(state.singleSignOn);
      }),
      http.post(`*${paths.singleSignOnDomainCheck}`, async ({ request }) => {
        await note(request);
        return HttpResponse.json<SingleSignOn>(state.singleSignOn);
      }),
      http.delete(`*${paths.singleSignOnDomain}`, async ({ request }) => {
        await note(request);
        return HttpResponse.json<SingleSignOn>(state.singleSignOn);
      }),
      http.post(`*${paths.singleSignOnTest}`, async ({ request }) => {
        await note(request);
        return HttpResponse.json<SingleSignOnRedirect>({ url: 'https://id.example/authorize' });
      }),
    ],
    http.get(`*${paths.webhooks}`, () =>
      HttpResponse.json<WebhookList>({ webhooks: state.webhooks }),
    ),
    http.post(`*${paths.webhooks}`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id: 'hook', secret: 'whsec_c2VjcmV0' });
    }),
    http.patch<{ id: string }, WebhookUpdate>(`*${paths.webhook}`, async ({ request, params }) => {
      await note(request);
      const update = await request.json();
      state.webhooks = state.webhooks.map((one) => {
        if (one.id !== params.id) return one;
        const { url = one.url, events = one.events, isOn = one.isOn } = update;
        return { ...one, url, events, isOn, version: update.version + 1 };
      });
      return new Response(null, { status: 204 });
    }),
    http.delete<{ id: string }>(`*${paths.webhook}`, async ({ request, params }) => {
      await note(request);
      state.webhooks = state.webhooks.filter(({ id }) => id !== params.id);
      return new Response(null, { status: 204 });
    }),
    http.post(`*${paths.webhookSecret}`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id: 'hook', secret: 'whsec_bmV3ZXI=' });
    }),
    http.post(`*${paths.webhookTest}`, async ({ request }) => {
      await note(request);
      return new Response(null, { status: 202 });
    }),
    http.get(`*${paths.webhookDeliveries}`, () =>
      HttpResponse.json<WebhookDeliveryPage>({ deliveries: state.deliveries, next: null }),
    ),
    http.post(`*${paths.webhookResend}`, async ({ request }) => {
      await note(request);
      return new Response(null, { status: 202 });
    }),
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
  method: 'get' | 'post' | 'patch' | 'put',
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
