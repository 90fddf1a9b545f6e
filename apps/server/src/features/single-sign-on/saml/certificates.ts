import { X509Certificate } from 'node:crypto';

/** While a provider replaces its key, it has two. */
const certificatesMax = 5;
const rsaBitsMin = 2048;
const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The message says why a text contains no usable certificates. */
export class CertificateError extends Error {
  override name = 'CertificateError';
}

/**
 * Reads certificates in PEM, or a single one in bare base64, as in metadata.
 * @throws CertificateError
 */
export function readCertificates(text: string): X509Certificate[] {
  const blocks = text.match(block) ?? [Buffer.from(text, 'base64')];
  if (blocks.length > certificatesMax)
    throw new CertificateError(`There can be at most ${certificatesMax} certificates.`);
  return blocks.map(readOne);
}

function readOne(given: string | Buffer): X509Certificate {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(given);
  } catch (error) {
    throw new CertificateError(
      'This is not a certificate. Paste the signing certificate of the provider, from BEGIN CERTIFICATE to END CERTIFICATE.',
      { cause: error },
    );
  }
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < rsaBitsMin)
    throw new CertificateError(
      `The key of a certificate must be RSA with at least ${rsaBitsMin} bits.`,
    );
  return certificate;
}

export const toPem = (certificates: readonly X509Certificate[]): string =>
  certificates.map(String).join('');
