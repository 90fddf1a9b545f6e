import type { ApiError, SingleSignOn } from '@rapport/contract';
import { paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import {
  administrationServer,
  noSingleSignOn,
  refuseCall,
} from '../../testing/administration-server.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

const provider: NonNullable<SingleSignOn['provider']> = {
  protocol: 'openid',
  issuer: 'https://id.example/oidc',
  clientId: 'rapport-prod',
  secretTail: '4f2a',
  isOn: true,
  admits: 'invited',
  isPasswordOff: false,
  test: { at: '2026-11-16T10:00:00.000Z', email: 'ines@acme.example', error: null },
  changedAt: '2026-11-16T10:00:00.000Z',
  changedBy: 'Tom Ferreira',
  version: 3,
};
const inUse: SingleSignOn = {
  ...noSingleSignOn,
  provider,
  domains: [
    {
      id: 'verified',
      domain: 'acme.example',
      record: 'rapport-verify=1111-2222-3333',
      verifiedAt: '2026-11-03T10:00:00.000Z',
    },
    {
      id: 'open',
      domain: 'acme-rotterdam.example',
      record: 'rapport-verify=8c1f-20be-77d4',
      verifiedAt: null,
    },
  ],
  usedBy: 133,
  notUsedBy: 1,
  owners: { total: 2, usedBy: 1 },
  keepPassword: 2,
  elsewhere: 1,
};

afterEach(() => void vi.unstubAllGlobals());

async function openSignIn(singleSignOn: SingleSignOn, label = 'Issuer address') {
  const backend = administrationServer({ singleSignOn });
  const app = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Sign-in' }));
  await section.findByLabelText(label);
  return { ...backend, ...app, section };
}

it('shows the provider without its secret, the last test, the domains and who uses it', async () => {
  const { section } = await openSignIn(inUse);
  expect(section.getByLabelText('Client secret')).toHaveValue('••••••••••••4f2a');
  expect(section.getByText(/Works: signed in as ines@acme.example, 16 Nov/)).toBeVisible();
  expect(section.getByText('133 people have used it')).toBeVisible();
  expect(section.getByText('1 person still signs in with one')).toBeVisible();
  expect(section.getByText(/1 of 2 has/)).toBeVisible();
  expect(section.getByText(/2 people always keep the password/)).toBeVisible();
  expect(section.getByText(/1 person belongs to another organization too/)).toBeVisible();
  expect(section.getByText('Verified 3 Nov 2026')).toBeVisible();
  expect(section.getByText('rapport-verify=8c1f-20be-77d4')).toBeVisible();
  expect(section.getByText(/Tom Ferreira, 16 Nov 2026/)).toBeVisible();
  expect(section.getByRole('switch', { name: 'Password' })).toBeDisabled();
});

it('a provider is saved with its secret, and later without it', async () => {
  const { user, section, callsTo } = await openSignIn(noSingleSignOn);
  expect(section.getByText('never changed')).toBeVisible();
  const save = section.getByRole('button', { name: 'Save provider' });
  await user.type(section.getByLabelText('Issuer address'), 'https://id.example');
  await user.type(section.getByLabelText('Client ID'), 'rapport');
  expect(save).toBeDisabled();
  await user.type(section.getByLabelText('Client secret'), 'a-secret-4f2a');
  await user.click(save);
  const given = { issuer: 'https://id.example', clientId: 'rapport' };
  await expect
    .poll(() => callsTo(paths.singleSignOn)[0]?.body)
    .toEqual({ protocol: 'openid', version: 0, ...given, clientSecret: 'a-secret-4f2a' });
});

const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
const metadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://id.example/saml">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="encryption"><ds:X509Certificate xmlns:ds="http://www.w3.org/2000/09/xmldsig#">NO</ds:X509Certificate></md:KeyDescriptor>
    <md:KeyDescriptor use="signing"><ds:X509Certificate xmlns:ds="http://www.w3.org/2000/09/xmldsig#"> MI
      IB </ds:X509Certificate></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://id.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://id.example/redirect"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

it('a provider of SAML is read from its metadata', async () => {
  const { user, section, callsTo } = await openSignIn(noSingleSignOn);
  await user.click(section.getByRole('radio', { name: 'SAML' }));
  expect(section.getByLabelText(/^Our entity ID/)).toHaveValue(noSingleSignOn.saml.entityId);
  expect(section.getByLabelText(/^Our answer address/)).toHaveValue(
    noSingleSignOn.saml.answerAddress,
  );
  const field = section.getByLabelText('Metadata of the provider');
  await user.click(field);
  await user.paste('<html/>');
  expect(section.getByText('This is not the metadata of a sign-in provider.')).toBeVisible();
  await user.clear(field);
  await user.paste(metadata);
  expect(section.getByLabelText('Sign-in address')).toHaveValue('https://id.example/redirect');
  await user.click(section.getByRole('button', { name: 'Save provider' }));
  await expect
    .poll(() => callsTo(paths.singleSignOn)[0]?.body)
    .toEqual({
      protocol: 'saml',
      version: 0,
      issuer: 'https://id.example/saml',
      signInAddress: 'https://id.example/redirect',
      certificates: certificate,
    });
});

it('a provider of SAML is shown with the end of its certificates', async () => {
  const { test, isOn, admits, isPasswordOff, changedAt, changedBy, version } = provider;
  const { section } = await openSignIn(
    {
      ...inUse,
      provider: {
        test,
        isOn,
        admits,
        isPasswordOff,
        changedAt,
        changedBy,
        version,
        protocol: 'saml',
        issuer: 'https://id.example/saml',
        certificates: certificate,
        signInAddress: 'https://id.example/redirect',
        certificatesValidUntil: ['2027-11-03T10:00:00.000Z'],
      },
    },
    'Sign-in address',
  );
  expect(section.getByText(/Valid until 3 Nov 2027/)).toBeVisible();
  expect(section.getByRole('switch', { name: 'Single sign-on (SAML)' })).toBeChecked();
  expect(section.getByRole('button', { name: 'Save provider' })).toBeDisabled();
});

it('a refused provider says why, and what was typed stays', async () => {
  const { user, section } = await openSignIn(inUse);
  server.use(
    http.put(`*${paths.singleSignOn}`, () =>
      HttpResponse.json<ApiError>(
        { code: 'SIGN_IN_PROVIDER', message: 'The issuer address must begin with https://.' },
        { status: 400 },
      ),
    ),
  );
  await user.clear(section.getByLabelText('Issuer address'));
  await user.type(section.getByLabelText('Issuer address'), 'acme');
  await user.click(section.getByRole('button', { name: 'Save provider' }));
  expect(await section.findByText('The issuer address must begin with https://.')).toBeVisible();
  expect(section.getByLabelText('Issuer address')).toHaveValue('acme');
});

it('passwords are turned off after a question, once every owner has used single sign-on', async () => {
  const owners = { total: 1, usedBy: 1 };
  const { user, section, callsTo } = await openSignIn({ ...inUse, owners });
  await user.click(section.getByRole('switch', { name: 'Password' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Turn passwords off' }));
  await user.click(dialog.getByRole('button', { name: 'Turn passwords off' }));
  await expect
    .poll(() => callsTo(paths.singleSignOn)[0]?.body)
    .toEqual({ version: 3, isPasswordOff: true });
});

it('who may join is chosen while the switch is still being saved, and is saved after it', async () => {
  const { user, section } = await openSignIn({
    ...inUse,
    provider: { ...provider, isOn: false },
  });
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  server.use(
    http.patch(`*${paths.singleSignOn}`, async ({ request }) => {
      sent.push(await request.json());
      await new Promise<void>((resolve) => answers.push(resolve));
      const version = provider.version + sent.length;
      return HttpResponse.json<SingleSignOn>({ ...inUse, provider: { ...provider, version } });
    }),
  );
  await user.click(section.getByRole('switch', { name: /^Single sign-on/ }));
  await user.selectOptions(section.getByLabelText('Who may join by single sign-on'), 'domain');
  await expect.poll(() => sent).toEqual([{ version: 3, isOn: true }]);
  answers[0]?.();
  await expect.poll(() => sent.at(-1)).toEqual({ version: 4, admits: 'domain' });
  answers[1]?.();
  expect(await section.findByRole('switch', { name: /^Single sign-on/ })).toBeChecked();
});

it('a domain is added, checked and removed', async () => {
  const { user, section, callsTo } = await openSignIn(inUse);
  await user.click(section.getByRole('button', { name: 'Check' }));
  await expect.poll(() => callsTo('/domain/open/check')).toHaveLength(1);
  await user.click(section.getByRole('button', { name: 'Add domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }));
  await user.type(dialog.getByLabelText('Domain *'), 'acme{Enter}');
  expect(dialog.getByLabelText('Domain *')).toHaveAccessibleDescription(
    'Please enter a domain such as acme.com',
  );
  await user.type(dialog.getByLabelText('Domain *'), '.nl');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await expect.poll(() => callsTo('/domain').at(-1)?.body).toEqual({ domain: 'acme.nl' });
  const [remove] = section.getAllByRole('button', { name: 'Remove' });
  if (remove) await user.click(remove);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove domain' }));
  await user.click(question.getByRole('button', { name: 'Remove domain' }));
  await expect.poll(() => callsTo('DELETE')).toHaveLength(1);
});

it('a test goes on in another window, and its result is shown when it is there', async () => {
  const { user, section, state } = await openSignIn(inUse);
  const location = { href: '' };
  vi.stubGlobal('open', () => ({ location, close: vi.fn() }));
  await user.click(section.getByRole('button', { name: 'Test sign-in' }));
  expect(await section.findByText('Continue in the other window.')).toBeVisible();
  expect(location.href).toBe('https://id.example/authorize');
  const at = '2026-11-17T09:30:00.000Z';
  const error = 'access_denied: Not assigned.';
  state.singleSignOn = { ...inUse, provider: { ...provider, test: { at, email: null, error } } };
  expect(
    await section.findByText(
      /Failed, 17 Nov.*: access_denied: Not assigned\./,
      {},
      { timeout: 4000 },
    ),
  ).toBeVisible();
});

it('a failure to load has a sentence and a retry', async () => {
  administrationServer({ singleSignOn: inUse });
  refuseCall('get', paths.singleSignOn, 400);
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Sign-in' }));
  expect(
    await section.findByText('Failed to load how people sign in. Please try again.'),
  ).toBeVisible();
  administrationServer({ singleSignOn: inUse });
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByLabelText('Issuer address')).toHaveValue(provider.issuer);
});
