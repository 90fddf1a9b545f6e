/** Bytes at the beginning of a file that identify it. */
export const recordingHeadBytes = 16;

type Signature = { at: number; bytes: readonly number[] };
const text = (at: number, letters: string): Signature => ({
  at,
  bytes: [...Buffer.from(letters, 'latin1')],
});

/** Each recording has all of one row. */
const signatures: readonly (readonly Signature[])[] = [
  [text(4, 'ftyp')],
  // QuickTime files of old cameras.
  [text(4, 'moov')],
  [text(4, 'mdat')],
  [text(4, 'wide')],
  [{ at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] }],
  [text(0, 'OggS')],
  [text(0, 'RIFF'), text(8, 'WAVE')],
  [text(0, 'RF64'), text(8, 'WAVE')],
  [text(0, 'ID3')],
];

/** Sync, version, layer, bit rate and sampling rate of an MP3 frame without a tag before it. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  const isLayer3 = (second & 0x06) === 0x02 && (second & 0x18) !== 0x08;
  return isSync && isLayer3 && third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}

/** By its first bytes, whatever its name. */
export const isRecording = (head: Uint8Array): boolean =>
  isMp3Frame(head) ||
  signatures.some((row) =>
    row.every(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte)),
  );
