import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { samlAnswerPath, samlMetadataPath } from '@rapport/contract';

export type ServiceProvider = { entityId: string; answerAddress: string };

/** Each organization is a service provider of its own, so that an assertion for one is for no other. */
export const serviceProviderOf = (publicUrl: string, organizationId: string): ServiceProvider => ({
  entityId: `${publicUrl}${samlMetadataPath.replace(':organizationId', encodeURIComponent(organizationId))}`,
  answerAddress: `${publicUrl}${samlAnswerPath}`,
});

/** What a provider can read instead of typing our addresses. */
export const describeServiceProvider = ({ entityId, answerAddress }: ServiceProvider): string =>
  generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: answerAddress,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // The same at each reading.
    generateUniqueId: () => '_rapport',
  });
