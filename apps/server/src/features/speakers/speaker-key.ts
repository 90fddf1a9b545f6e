/** Identifies a speaker in calls: the key of a name, or the participant if the label is only valid in one meeting. */
export type SpeakerKey = { heardAs: string } | { participantId: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const speakerIdOf = ({ heardAs, id }: { heardAs: string | null; id: string }): string =>
  heardAs === null ? `speaker:${id}` : `name:${heardAs}`;

/** Null if the id has another form. */
export function readSpeakerId(id: string): SpeakerKey | null {
  if (id.startsWith('name:')) return { heardAs: id.slice('name:'.length) };
  const participantId = id.replace(/^speaker:/, '');
  return participantId !== id && uuid.test(participantId) ? { participantId } : null;
}
