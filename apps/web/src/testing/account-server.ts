import {
  type ActiveFeatures,
  defaultActiveFeatures,
  defaultOrganizationSettings,
  defaultRetention,
  defaultTrustSettings,
  type ListedOrganization,
  paths,
  type RulesInForce,
  type TrustSettings,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';

export const account = {
  id: 'account-helena',
  name: 'Helena Brandt',
  email: 'helena.brandt@northwind.example',
  password: 'a long password',
  department: 'Human Resources',
};

export const rulesInForce: RulesInForce = {
  organization: 'Northwind',
  trust: defaultOrganizationSettings.trust,
  activeFeatures: defaultActiveFeatures,
  retention: defaultRetention,
  languageModel: null,
  speech: null,
};

const organizations = [
  {
    id: 'northwind',
    name: 'Northwind',
    slug: 'northwind',
    role: 'owner',
    memberCount: 105,
    runsInstallation: true,
  },
  {
    id: 'labs',
    name: 'Northwind Labs',
    slug: 'northwind-labs',
    role: 'member',
    memberCount: 1,
    runsInstallation: false,
  },
];

/** A mocked account server; `state` is what it stores. */
export function accountServer(given: {
  signedInAs?: string;
  organizations?: readonly ListedOrganization[];
  /** The answer to permission checks; true by default. */
  isAllowed?: boolean;
  /** Differences from the default features. */
  features?: Partial<ActiveFeatures>;
  /** Differences from the default trust settings. */
  trust?: Partial<TrustSettings>;
  /** False by default. */
  hasOwnFigures?: boolean;
}) {
  const state = {
    signedInAs: given.signedInAs,
    callbackURL: undefined as string | undefined,
    activeOrganizationId: 'northwind',
    acceptedInvitations: [] as string[],
  };
  const signIn = (email: string, url?: string) => {
    state.signedInAs = email;
    state.callbackURL = url;
    const user = { ...account, email };
    return HttpResponse.json({ redirect: url !== undefined, url, token: 'token', user });
  };
  const handlers = [
    http.get('*/api/auth/get-session', () => {
      const { signedInAs: email, activeOrganizationId } = state;
      if (!email) return HttpResponse.json(null);
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      const session = { id: 'session', userId: account.id, activeOrganizationId, expiresAt };
      return HttpResponse.json({ session, user: { ...account, email } });
    }),
    http.post<never, { email: string; password: string; callbackURL?: string }>(
      '*/api/auth/sign-in/email',
      async ({ request }) => {
        const { email, password, callbackURL } = await request.json();
        if (password === account.password) return signIn(email, callbackURL);
        const refusal = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' };
        return HttpResponse.json(refusal, { status: 401 });
      },
    ),
    http.post<never, { email: string; invitationId?: string }>(
      '*/api/auth/sign-up/email',
      async ({ request }) => {
        const { email, invitationId } = await request.json();
        if (invitationId) return signIn(email);
        return HttpResponse.json({ code: 'FORBIDDEN', message: 'Not invited' }, { status: 403 });
      },
    ),
    http.post('*/api/auth/sign-out', () => {
      state.signedInAs = undefined;
      return HttpResponse.json({ success: true });
    }),
    http.get('*/api/auth/organization/list', () =>
      HttpResponse.json(given.organizations ?? organizations),
    ),
    http.get('*/api/auth/organization/get-active-member', () =>
      HttpResponse.json({ id: 'member', role: 'owner', userId: account.id }),
    ),
    http.post('*/api/auth/organization/has-permission', () =>
      HttpResponse.json({ error: null, success: given.isAllowed ?? true }),
    ),
    http.post<never, { organizationId: string }>(
      '*/api/auth/organization/set-active',
      async ({ request }) => {
        state.activeOrganizationId = (await request.json()).organizationId;
        return HttpResponse.json(organizations[0]);
      },
    ),
    http.post<never, { invitationId: string }>(
      '*/api/auth/organization/accept-invitation',
      async ({ request }) => {
        const { invitationId } = await request.json();
        state.acceptedInvitations.push(invitationId);
        return HttpResponse.json({ invitation: { id: invitationId, organizationId: 'labs' } });
      },
    ),
    http.get('*/api/organization/settings', () =>
      HttpResponse.json({
        ...defaultOrganizationSettings,
        activeFeatures: { ...defaultActiveFeatures, ...given.features },
        trust: { ...defaultTrustSettings, ...given.trust },
      }),
    ),
    http.get(`*${paths.organizationSource}`, () =>
      HttpResponse.json({ hasOwnFigures: given.hasOwnFigures ?? false }),
    ),
    http.get(`*${paths.rulesInForce}`, () => HttpResponse.json(rulesInForce)),
    http.get('*/api/v1/event', () => HttpResponse.json({ meetings: [], total: 0, next: null })),
    http.get('*/api/v1/user/all', () => HttpResponse.json({ users: [], total: 0 })),
  ];
  return { state, handlers };
}
