import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignIn } from '@rapport/contract';

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

type Stored = { id: Buffer; privateKey: KeyObject; userHandle: string; counter: number };

/** Deviations from a correct browser and device. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  isForged?: boolean;
};

/** A browser with a device that makes passkeys with P-256 keys, as in WebAuthn Level 3. */
export function createAuthenticator(origin: string) {
  const stored = new Map<string, Stored>();

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? origin,
      crossOrigin: false,
    });

  function authenticatorData(rpId: string, counter: number, deviation: Deviation, more = 0) {
    const verified = deviation.isVerified === false ? 0 : flags.verified;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present | verified | more, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), head]);
  }

  return {
    create(
      { challenge, rp, user }: PasskeyCreation,
      deviation: Deviation = {},
    ): NewPasskey['credential'] {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      const counter = deviation.counter ?? 1;
      stored.set(base64url(id), { id, privateKey, userHandle: user.id, counter });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authenticatorData(rp.id, counter, deviation, flags.hasCredential),
        // The AAGUID, all zeros: the device does not reveal its model.
        Buffer.alloc(16),
        length,
        id,
        coseKeyOf(publicKey),
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, deviation)),
          attestationObject: base64url(attestationOf(data)),
          transports: ['internal'],
        },
      };
    },

    /** Uses the newest passkey unless an id is given. */
    get(
      { challenge, rpId }: PasskeyRequest,
      deviation: Deviation = {},
      id = [...stored.keys()].at(-1) ?? '',
    ): PasskeySignIn['credential'] {
      const passkey = stored.get(id);
      if (!passkey) throw new Error('This device has no such passkey.');
      passkey.counter += 1;
      const data = authenticatorData(rpId, deviation.counter ?? passkey.counter, deviation);
      const client = clientData('webauthn.get', challenge, deviation);
      const key = deviation.isForged
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
        : passkey.privateKey;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
          userHandle: deviation.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

/** CBOR of { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
function attestationOf(authData: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
    ...[length, authData],
  ]);
}
