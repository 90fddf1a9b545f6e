import { samlAnswerPath, samlMetadataPath } from '@rapport/contract';

export type ServiceProvider = { entityId: string; answerAddress: string };

/** Each organization is a separate service provider, so that an assertion for one is not valid for another. */
export const serviceProviderOf = (publicUrl: string, organizationId: string): ServiceProvider => ({
  entityId: `${publicUrl}${samlMetadataPath.replace(':organizationId', encodeURIComponent(organizationId))}`,
  answerAddress: `${publicUrl}${samlAnswerPath}`,
});

/** Metadata, so that our addresses need not be typed at the provider. */
export async function describeServiceProvider({
  entityId,
  answerAddress,
}: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: answerAddress,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // Constant, so that the metadata does not change.
    generateUniqueId: () => '_rapport',
  });
}
