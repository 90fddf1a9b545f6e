import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { requireBounds } from './response-bounds.ts';
import { SamlError } from './saml-error.ts';

const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
};
/** Allowed algorithms; SHA-1 is not. */
const algorithms = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: [
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ],
} as const;

const parser = () =>
  new DOMParser({
    errorHandler: {
      warning: () => {},
      error: () => refuseXml(),
      fatalError: () => refuseXml(),
    },
  });
function refuseXml(): never {
  throw new SamlError('The answer of the provider is not readable XML.');
}

/** @throws SamlError */
export function parseXml(xml: string): Document {
  requireBounds(xml);
  return parser().parseFromString(xml, 'text/xml');
}

export const assertionElements = (parent: Document | Element, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS(namespaces.assertion, name));

/**
 * Requires the form of a genuine response, so that nothing else in it can be mistaken for the signed assertion. Does
 * not check signatures. A response without an assertion reports an error of the provider.
 * @throws SamlError
 */
export function requireForm(xml: string, answerAddress: string): void {
  const document = parseXml(xml);
  const response = document.documentElement;
  if (response?.namespaceURI !== namespaces.protocol || response.localName !== 'Response')
    throw new SamlError('The answer of the provider is no SAML response.');
  const destination = response.getAttribute('Destination');
  if (destination && destination !== answerAddress)
    throw new SamlError(`The answer is for ${destination}, not for ${answerAddress}.`);
  if (assertionElements(document, 'EncryptedAssertion').length > 0)
    throw new SamlError('The assertion is encrypted. Turn its encryption off at the provider.');
  const [assertion, ...others] = assertionElements(document, 'Assertion');
  if (others.length > 0 || (assertion && assertion.parentNode !== response))
    throw new SamlError('The answer has more than one assertion.');
  if (assertion && assertionElements(assertion, 'Conditions').length !== 1)
    throw new SamlError('The assertion must have conditions.');
  const signatures = document.getElementsByTagNameNS(namespaces.signature, 'Signature');
  for (const { parentNode } of Array.from(signatures))
    if (parentNode !== response && parentNode !== assertion)
      throw new SamlError('The answer has a signature in the wrong place.');
  for (const [name, allowed] of Object.entries(algorithms)) requireAmong(document, name, allowed);
}

function requireAmong(document: Document, name: string, allowed: readonly string[]) {
  for (const method of Array.from(document.getElementsByTagNameNS(namespaces.signature, name))) {
    const algorithm = method.getAttribute('Algorithm');
    if (!allowed.includes(algorithm))
      throw new SamlError(`The answer is signed by ${algorithm}. Choose RSA with SHA-256.`);
  }
}
