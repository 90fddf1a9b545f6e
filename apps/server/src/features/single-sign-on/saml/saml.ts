import { randomBytes } from 'node:crypto';
import type { Document } from '@xmldom/xmldom';
import { type Asserted, clockToleranceSeconds } from '../asserted.ts';
import { readCertificates } from './certificates.ts';
import { personOf } from './person-of-assertion.ts';
import { assertionElements, parseXml, requireForm } from './response-form.ts';
import { SamlError } from './saml-error.ts';
import type { ServiceProvider } from './service-provider.ts';

/** The saved settings of a SAML provider. */
export type IdentityProvider = { issuer: string; signInAddress: string; certificates: string };

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

async function configure(
  { signInAddress, certificates }: IdentityProvider,
  { entityId, answerAddress }: ServiceProvider,
  requestId: string,
) {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new SAML({
    entryPoint: signInAddress,
    idpCert: readCertificates(certificates).map(String),
    issuer: entityId,
    audience: entityId,
    callbackUrl: answerAddress,
    // Not requested from the provider; the answer is checked instead.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // The assertion must be signed. A signature of the response is optional, and checked if present.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockToleranceSeconds * 1000,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  });
}

/** Returns the address to which the browser goes, and the id that the answer must refer to. */
export async function beginSaml(
  provider: IdentityProvider,
  own: ServiceProvider,
  state: string,
): Promise<{ url: string; requestId: string }> {
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const saml = await configure(provider, own, requestId);
  return { url: await saml.getAuthorizeUrlAsync(state, undefined, {}), requestId };
}

/**
 * Checks signature, issuer, audience, recipient, request and times of a response, in base64.
 * @throws Error with the provider's words, or ours
 */
export async function checkResponse(
  provider: IdentityProvider,
  own: ServiceProvider,
  { requestId, response }: { requestId: string; response: string },
): Promise<Asserted> {
  requireForm(Buffer.from(response, 'base64').toString('utf8'), own.answerAddress);
  const saml = await configure(provider, own, requestId);
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  const signed = profile?.getAssertionXml?.();
  if (!profile || !signed) throw new SamlError('The answer of the provider has no assertion.');
  const assertion = parseXml(signed);
  const issuers = assertionElements(assertion, 'Issuer').map(({ textContent }) => textContent);
  if (issuers[0] !== provider.issuer)
    throw new SamlError(`The assertion is by ${issuers[0]}, not by ${provider.issuer}.`);
  requireConfirmation(assertion, own.answerAddress, requestId);
  return personOf(profile);
}

/** Requires that the assertion was issued for this address and this request, to be presented by any bearer. */
function requireConfirmation(assertion: Document, answerAddress: string, requestId: string) {
  const confirmations = assertionElements(assertion, 'SubjectConfirmation').filter(
    (confirmation) => confirmation.getAttribute('Method') === bearer,
  );
  const data = confirmations.flatMap((one) => assertionElements(one, 'SubjectConfirmationData'));
  if (confirmations.length !== 1 || data.length !== 1)
    throw new SamlError('The assertion must have one bearer confirmation.');
  const said = (name: string) => data[0]?.getAttribute(name) || 'nobody';
  if (said('Recipient') !== answerAddress)
    throw new SamlError(`The assertion is for ${said('Recipient')}, not for ${answerAddress}.`);
  if (said('InResponseTo') !== requestId)
    throw new SamlError('The assertion is for another sign-in.');
  const end = Date.parse(said('NotOnOrAfter'));
  if (!(end > Date.now() - clockToleranceSeconds * 1000))
    throw new SamlError('The assertion has expired, or does not say when it expires.');
}
