const rate = 8000;

/** A WAV file of a tone, 8 kHz in 8 bits: 8 kB a second. */
export function wav(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * rate);
  const bytes = Buffer.alloc(44 + samples);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1)
    bytes[44 + at] = 128 + Math.round(40 * Math.sin((at * 440 * 2 * Math.PI) / rate));
  return new Uint8Array(bytes);
}
