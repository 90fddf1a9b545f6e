const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By hand: browsers and Node have no function in common. */
export function bytesOf(base64: string): Int8Array {
  const sixBits = new Uint8Array(128);
  for (let value = 0; value < alphabet.length; value++) sixBits[alphabet.charCodeAt(value)] = value;
  const bytes = new Int8Array(Math.floor((base64.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let size = 0;
  for (let at = 0; at < base64.length; at++) {
    held = ((held << 6) | (sixBits[base64.charCodeAt(at)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[size++] = held >> bits;
    }
  }
  return bytes;
}
