import { createSign, type KeyObject } from 'node:crypto';

/** https://www.rfc-editor.org/rfc/rfc5280#section-4.1, in DER. */
const tag = {
  integer: 2,
  bits: 3,
  nothing: 5,
  object: 6,
  text: 12,
  sequence: 48,
  set: 49,
  time: 23,
};
const explicitVersion = 0xa0;
const oids = {
  sha256WithRsa: Buffer.from('2a864886f70d01010b', 'hex'),
  commonName: Buffer.from('550403', 'hex'),
};

function der(kind: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
}

const time = (at: Date) =>
  der(tag.time, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** The certificate of a provider on this machine, in PEM. */
export function selfSignedCertificate(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  validUntil: Date,
): string {
  const algorithm = der(tag.sequence, der(tag.object, oids.sha256WithRsa), der(tag.nothing));
  const commonName = der(tag.object, oids.commonName);
  const name = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, commonName, der(tag.text, Buffer.from('Provider of tests')))),
  );
  const signed = der(
    tag.sequence,
    der(explicitVersion, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    algorithm,
    name,
    der(tag.sequence, time(new Date('2020-01-01')), time(validUntil)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(signed).sign(privateKey);
  const bits = der(tag.bits, Buffer.from([0]), signature);
  const lines = der(tag.sequence, signed, algorithm, bits)
    .toString('base64')
    .match(/.{1,64}/g);
  return `-----BEGIN CERTIFICATE-----\n${lines?.join('\n')}\n-----END CERTIFICATE-----\n`;
}
