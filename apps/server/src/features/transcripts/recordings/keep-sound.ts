/** Sound of failed recordings is kept as long, for a retry. */
export const failedSoundHours = 24;

/** Until when the sound of a recording is kept once it is a transcript. Null: it is deleted. */
export const keptUntil = (soundDays: number | null, now: Date): Date | null =>
  soundDays === null ? null : new Date(now.getTime() + soundDays * 24 * 60 * 60_000);
