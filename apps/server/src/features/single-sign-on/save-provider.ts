import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { OpenIdProvider, SamlProvider, SingleSignOnProvider } from '@rapport/contract';
import { badRequest } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/sealed-text.ts';
import type { Actor } from '../../platform/session.ts';
import { recordChange, requireVersion } from './change-provider.ts';
import { explainProviderError } from './explain-provider-error.ts';
import { requireProvider } from './open-id.ts';
import {
  deleteLinksOfOwners,
  deleteProviderRow,
  insertProvider,
  lockProvider,
  type ShownProvider,
  updateProvider,
} from './provider-repository.ts';
import { CertificateError, readCertificates, toPem } from './saml/certificates.ts';
import type { SingleSignOnServices } from './services.ts';

const shownCharacters = 4;

/**
 * Changing the issuer means another provider: links of accounts are deleted, single sign-on is turned off and passwords
 * on.
 * @throws AppError 400 if the provider cannot be used or the secret is missing, 409 if it was changed in the meantime
 */
export async function saveProvider(
  services: SingleSignOnServices,
  actor: Actor,
  given: SingleSignOnProvider,
): Promise<void> {
  const { db } = services;
  const { protocol, issuer, version } = given;
  if (protocol === 'openid') await requireOpenId(services, given);
  const columnsOf =
    protocol === 'openid' ? openIdColumns(services, given) : samlColumns(services, given);
  const { organizationId, accountId, role } = actor;
  const isOwner = role === 'owner';
  await db.transaction().execute(async (tx) => {
    const before = await lockProvider(tx, organizationId);
    requireVersion(before, version);
    const same = before?.protocol === protocol && before.issuer === issuer ? before : undefined;
    const id = same?.id ?? randomUUID();
    const columns = {
      protocol,
      issuer,
      changedBy: accountId,
      isSavedByOwner: isOwner,
      ...columnsOf(id, same),
    };
    if (same) await updateProvider(tx, organizationId, columns);
    else {
      if (before) await deleteProviderRow(tx, organizationId);
      await insertProvider(tx, { id, organizationId, ...columns });
    }
    const hasOtherKeys = same !== undefined && hasNewKey(same.certificates, columns.certificates);
    // The holder of a provider's key can sign in as anyone there, the owner included.
    if (hasOtherKeys && !isOwner) await deleteLinksOfOwners(tx, { id, organizationId });
    const what = hasOtherKeys ? 'provider changed, new certificate' : 'provider changed';
    await recordChange(tx, actor, same ? what : 'provider set');
  });
}

async function requireOpenId(
  { guardedFetch }: SingleSignOnServices,
  { issuer, clientId }: OpenIdProvider,
) {
  const url = URL.parse(issuer);
  if (!url || !/^https?:$/.test(url.protocol)) throw unusable('The issuer address', httpsOnly);
  if (url.username || url.password || url.search || url.hash)
    throw unusable('The issuer address', 'must have no user, password, ? or # in it.');
  await requireProvider({ issuer, clientId }, guardedFetch).catch((error: unknown) => {
    throw badRequest('SIGN_IN_PROVIDER', explainProviderError(error));
  });
}

const httpsOnly = 'must begin with https://.';
const unusable = (what: string, words: string) =>
  badRequest('SIGN_IN_PROVIDER', `${what} ${words}`);

const openIdColumns =
  ({ secret }: SingleSignOnServices, { clientId, clientSecret }: OpenIdProvider) =>
  (id: string, same: ShownProvider | undefined) => {
    // A secret is never sent to another issuer than the one it was entered for.
    const kept = same?.clientSecret ? unseal(same.clientSecret, secret, id) : undefined;
    const saved = clientSecret ?? kept;
    if (saved === undefined)
      throw badRequest('SIGN_IN_SECRET', 'Enter the client secret of this provider.');
    return {
      clientId,
      clientSecret: seal(saved, secret, id),
      secretTail: saved.slice(-shownCharacters),
      signInAddress: null,
      certificates: null,
    };
  };

function samlColumns(
  services: SingleSignOnServices,
  { signInAddress, certificates }: SamlProvider,
) {
  requireSignInAddress(services, signInAddress);
  const columns = {
    signInAddress,
    certificates: readGiven(certificates),
    clientId: null,
    clientSecret: null,
    secretTail: null,
  };
  return () => columns;
}

/** Only browsers open the address, so it may be in any network. */
function requireSignInAddress({ rules }: SingleSignOnServices, text: string) {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw unusable('The sign-in address', httpsOnly);
  if (url.username || url.password || url.hash)
    throw unusable('The sign-in address', 'must have no user, password or # in it.');
  if (url.protocol === 'https:') return;
  if (!isIP(url.hostname)) throw unusable('The sign-in address', httpsOnly);
  try {
    rules.require(url.hostname, url.protocol);
  } catch {
    throw unusable('The sign-in address', httpsOnly);
  }
}

function readGiven(text: string): string {
  try {
    return toPem(readCertificates(text));
  } catch (error) {
    if (error instanceof CertificateError) throw badRequest('SIGN_IN_PROVIDER', error.message);
    throw error;
  }
}

function hasNewKey(before: string | null, now: string | null): boolean {
  if (before === null || now === null) return false;
  const known = new Set(readCertificates(before).map(String));
  return readCertificates(now).some((certificate) => !known.has(String(certificate)));
}
