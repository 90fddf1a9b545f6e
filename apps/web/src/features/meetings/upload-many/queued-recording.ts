/** What is known of a recording in the queue. */
export type QueuedRecording = {
  minutes?: number | null;
  /** Size of the sound; an estimate until it is taken out. */
  soundBytes?: number | null;
  /** Name of what is sent; absent until the sound is taken out. */
  soundName?: string;
  /** Tracks of sound in the file, of which the first is sent. */
  tracks?: number;
  /** The person leaves the words without names. */
  isLeftNameless?: boolean;
};
