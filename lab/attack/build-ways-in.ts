import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  paths,
  singleSignOnSchema,
  webhookDeliveryPageSchema,
  webhookSecretSchema,
} from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import type { SignedIn } from '@rapport/server/testing/factories/accounts';
import { selfSignedCertificate } from '@rapport/server/testing/self-signed-certificate';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificates = selfSignedCertificate(pair, new Date('2040-06-01'));

/** Single sign-on by SAML that is on, a webhook with one delivery, and a passkey that no device has. */
export async function buildWaysIn(db: Database, owner: SignedIn) {
  const { organizationId, accountId } = owner;
  const domain = `${organizationId}.example`.toLowerCase();
  const provider = {
    protocol: 'saml',
    version: 0,
    issuer: 'https://id.example/metadata',
    certificates,
    signInAddress: 'https://id.example/sign-in',
  };
  const saved = await owner.call('PUT', paths.singleSignOn, { payload: provider });
  const version = singleSignOnSchema.parse(saved.json()).provider?.version;
  const verified = { organizationId, domain, record: 'r', verifiedAt: new Date() };
  const { id: domainId } = await db
    .insertInto('singleSignOnDomain')
    .values(verified)
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner.call('PATCH', paths.singleSignOn, { payload: { version, isOn: true } });
  // Nothing answers there.
  const hook = { url: 'http://127.0.0.2:9/', events: ['meeting.failed'] };
  const added = await owner.call('POST', paths.webhooks, { payload: hook });
  const { id: webhookId } = webhookSecretSchema.parse(added.json());
  await owner.call('POST', paths.webhookTest.replace(':id', webhookId));
  const { deliveries } = webhookDeliveryPageSchema.parse(
    (await owner.call('GET', paths.webhookDeliveries)).json(),
  );
  const { id: passkeyId } = await db
    .insertInto('passkey')
    .values({
      accountId,
      name: 'My laptop',
      credentialId: randomUUID(),
      counter: 0,
      transports: [],
      publicKey: new Uint8Array([1]),
      lastUsedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { domain, domainId, webhookId, deliveryId: deliveries[0]?.id ?? '', passkeyId };
}
