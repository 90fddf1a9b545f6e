import { randomBytes } from 'node:crypto';
import { type NewSingleSignOnDomain, singleSignOnDomainsMax } from '@rapport/contract';
import { AppError, badRequest, notFound } from '../../platform/errors.ts';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import type { Actor } from '../../platform/session.ts';
import { recordChange } from './change-provider.ts';
import {
  deleteDomainRow,
  findDomain,
  hasRoomForDomain,
  insertDomain,
  listDomains,
  verifyDomain,
} from './domain-repository.ts';
import { findProvider, lockProvider } from './provider-repository.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';
import type { SingleSignOnServices } from './services.ts';

/** Three groups of four characters, easy to read aloud. */
const newRecord = () =>
  `rapport-verify=${randomBytes(6)
    .toString('hex')
    .replace(/.{4}(?=.)/g, '$&-')}`;

/** @throws AppError 400 for a public mail domain or too many domains, 409 if the domain was added already */
export async function addDomain(
  { db }: SingleSignOnServices,
  actor: Actor,
  { domain }: NewSingleSignOnDomain,
): Promise<void> {
  if (isPublicMailDomain(domain))
    throw badRequest(
      'PUBLIC_MAIL_DOMAIN',
      `Anyone can have an address at ${domain}. Add a domain that belongs to your organization.`,
    );
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    if (!(await hasRoomForDomain(tx, organizationId)))
      throw badRequest(
        'TOO_MANY_DOMAINS',
        `There can be at most ${singleSignOnDomainsMax} domains.`,
      );
    const id = await insertDomain(tx, { organizationId, domain, record: newRecord() });
    if (!id) throw new AppError(409, 'DOMAIN_EXISTS', `${domain} is in the list already.`);
    await recordChange(tx, actor, 'domain added');
  });
}

/** @throws AppError 404, 400 if the record is missing, 409 if the domain belongs to another organization */
export async function checkDomain(
  { db, resolveTxt }: SingleSignOnServices,
  actor: Actor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  const found = await findDomain(db, organizationId, id);
  if (!found) throw notFound('Domain');
  await limitAttempts(db, [`domain ${organizationId}`], attemptsPerMinute);
  const { domain, record } = found;
  const records = await resolveTxt(domain).catch(() => {
    throw badRequest(
      'DOMAIN_NOT_FOUND',
      `The name servers of ${domain} could not be asked. Please try again in a minute.`,
    );
  });
  if (!records.some((text) => text.trim() === record))
    throw badRequest(
      'DOMAIN_NOT_FOUND',
      `The TXT record was not found at ${domain} yet. A new record can take an hour to be seen everywhere.`,
    );
  await db.transaction().execute(async (tx) => {
    if (!(await verifyDomain(tx, organizationId, found)))
      throw new AppError(
        409,
        'DOMAIN_OF_OTHERS',
        `${domain} belongs to another organization here. It has to remove the domain first.`,
      );
    if (!found.verifiedAt) await recordChange(tx, actor, 'domain verified');
  });
}

/** @throws AppError 404, 400 for the last verified domain while single sign-on is on */
export async function deleteDomain(
  { db }: SingleSignOnServices,
  actor: Actor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    await lockProvider(tx, organizationId);
    const found = await findDomain(tx, organizationId, id);
    if (!found) throw notFound('Domain');
    const provider = await findProvider(tx, organizationId);
    const verified = (await listDomains(tx, organizationId)).filter(({ verifiedAt }) => verifiedAt);
    if (provider?.isOn && found.verifiedAt && verified.length === 1)
      throw badRequest(
        'LAST_DOMAIN',
        'Turn single sign-on off first: nobody could sign in without a verified domain.',
      );
    await deleteDomainRow(tx, organizationId, id);
    await recordChange(tx, actor, 'domain removed');
  });
}
