const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata';
const signature = 'http://www.w3.org/2000/09/xmldsig#';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

export type Described = { issuer: string; signInAddress: string; certificates: string };

/** Reads a provider's metadata. Returns a sentence if something is missing. */
export function readMetadata(xml: string): Described | string {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const roles = [...document.getElementsByTagNameNS(metadata, 'IDPSSODescriptor')];
  const [role, ...others] = roles;
  const issuer = role?.parentElement?.getAttribute('entityID');
  if (!role || !issuer) return 'This is not the metadata of a sign-in provider.';
  if (others.length > 0) return 'This is the metadata of several providers. Paste that of one.';
  const services = [...role.getElementsByTagNameNS(metadata, 'SingleSignOnService')];
  const signInAddress = services
    .find((service) => service.getAttribute('Binding') === redirect)
    ?.getAttribute('Location');
  if (!signInAddress) return 'The provider has no sign-in address for HTTP-Redirect.';
  const certificates = [...role.getElementsByTagNameNS(metadata, 'KeyDescriptor')]
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => [...key.getElementsByTagNameNS(signature, 'X509Certificate')])
    .map(({ textContent }) => inPem(textContent));
  if (certificates.length === 0) return 'The metadata has no signing certificate.';
  return { issuer, signInAddress, certificates: [...new Set(certificates)].join('') };
}

function inPem(text: string | null) {
  const lines = text?.replace(/\s/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
