/** A file whose sound cannot be transcribed. The message is for users. */
export class RefusedSoundError extends Error {
  override name = 'RefusedSoundError';
}

/** The sound was deleted while a thread read it. */
export class SoundGoneError extends Error {
  override name = 'SoundGoneError';
}

const advice = 'Please save the recording as .m4a or .mp3 and upload that.';

export const noSound = () => new RefusedSoundError('There is no sound in this file.');
export const damaged = () =>
  new RefusedSoundError(
    `This recording can’t be read: it is damaged, or a part of it is missing. ${advice}`,
  );
export const unknownCodec = (codec: string | null) =>
  new RefusedSoundError(
    `The sound in this file is of a kind that can’t be read${codec ? ` (${codec})` : ''}. ${advice}`,
  );
export const tooLong = (hoursMax: number) =>
  new RefusedSoundError(
    `This recording is longer than ${hoursMax} hours. Please split it and upload the parts.`,
  );
