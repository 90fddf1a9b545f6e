import { type SingleSignOn, singleSignOnReturnPath } from '@rapport/contract';
import type { Member } from '../../platform/session.ts';
import { listDomains } from './domain-repository.ts';
import { findProvider, type ShownProvider } from './provider-repository.ts';
import { readCertificates } from './saml/certificates.ts';
import { serviceProviderOf } from './saml/service-provider.ts';
import type { SingleSignOnServices } from './services.ts';
import { countUse } from './use-repository.ts';

export const returnAddressOf = (publicUrl: string) => `${publicUrl}${singleSignOnReturnPath}`;

/** How people of the organization sign in. No answer contains the client secret. */
export async function readSettings(
  { db, publicUrl }: Pick<SingleSignOnServices, 'db' | 'publicUrl'>,
  member: Member,
): Promise<SingleSignOn> {
  const { organizationId } = member;
  const provider = await findProvider(db, organizationId);
  const domains = await listDomains(db, organizationId);
  const use = await countUse(db, organizationId);
  return {
    provider: provider ? present(provider) : null,
    domains: domains.map(({ id, domain, record, verifiedAt }) => ({
      id,
      domain,
      record,
      verifiedAt: verifiedAt?.toISOString() ?? null,
    })),
    returnAddress: returnAddressOf(publicUrl),
    saml: serviceProviderOf(publicUrl, organizationId),
    usedBy: use.usedBy,
    notUsedBy: use.notUsedBy,
    owners: { total: use.owners, usedBy: use.ownersUsedBy },
    keepPassword: use.keepPassword,
    elsewhere: use.elsewhere,
  };
}

function present(provider: ShownProvider): NonNullable<SingleSignOn['provider']> {
  const { issuer, isOn, admits, isPasswordOff, version } = provider;
  const { testedAt, testedEmail, testError, changedAt, changer } = provider;
  const shared = {
    issuer,
    isOn,
    admits,
    isPasswordOff,
    version,
    test: testedAt && { at: testedAt.toISOString(), email: testedEmail, error: testError },
    changedAt: changedAt.toISOString(),
    changedBy: changer,
  };
  if (provider.protocol === 'openid')
    return {
      ...shared,
      protocol: 'openid',
      clientId: provider.clientId ?? '',
      secretTail: provider.secretTail ?? '',
    };
  const certificates = provider.certificates ?? '';
  return {
    ...shared,
    protocol: 'saml',
    certificates,
    signInAddress: provider.signInAddress ?? '',
    certificatesValidUntil: readCertificates(certificates).map(({ validTo }) =>
      new Date(validTo).toISOString(),
    ),
  };
}
