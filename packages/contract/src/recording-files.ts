/** The files that are read as recordings, by the ending of their name. */
export const recordingFiles = {
  '.m4a': 'audio',
  '.mp3': 'audio',
  '.wav': 'audio',
  '.ogg': 'audio',
  '.webm': 'video',
  '.mp4': 'video',
  '.mov': 'video',
  '.mkv': 'video',
} as const satisfies Readonly<Record<string, 'audio' | 'video'>>;

export type RecordingEnding = keyof typeof recordingFiles;

const isEnding = (ending: string): ending is RecordingEnding => ending in recordingFiles;

export const recordingExtensions: readonly RecordingEnding[] =
  Object.keys(recordingFiles).filter(isEnding);

/** The ending of a recording's name, in any case; undefined for other files. */
export function recordingEnding(fileName: string): RecordingEnding | undefined {
  const name = fileName.toLowerCase();
  return recordingExtensions.find((ending) => name.endsWith(ending));
}
