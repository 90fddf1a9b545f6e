import { foldName, normaliseSpeaker } from './normalise-speaker.ts';

const voice =
  /^(?:speaker|spk|participant|attendee|caller|user|zoom user|guest(?: user)?|voice|person|sprecher(?:in)?|teilnehmer(?:in)?|intervenant|locuteur|orador|hablante|participante|relatore|spreker|deelnemer)(?:[ _#.-]{0,2}(?:\d{1,12}|[a-z]))?(?: \(part \d{1,3}\))?$/;
const device =
  /^(?:(?:my )?(?:iphone|ipad|android|galaxy|phone|laptop|macbook|pc|desktop|tablet)(?: \d{1,2})?|(?:unknown|unidentified|unnamed)\b.*)$/;
const room =
  /\b(?:(?:meeting|conference|board|video|huddle|training|seminar|class|court|war) ?room|room|raum|zimmer|saal|salle|sala|zaal|vergaderzaal|auditorium|hall)\b|(?:besprechungs|sitzungs|konferenz|meeting|seminar|schulungs)(?:raum|zimmer|saal)|^[\p{L}\p{M}. ]{2,30} (?:people|office|crew|folks|audience)$/u;

/**
 * A key for a speaker's name that is the same in all meetings: the mail address, or else the name in lower case
 * without accents. Null for labels that stand for different people in each meeting ('Speaker 3', 'iPhone').
 */
export function heardName(label: string, labelsJoined: readonly string[] = []): string | null {
  const { email, shown } = normaliseSpeaker(label);
  const emails = [email, ...labelsJoined.map((joined) => normaliseSpeaker(joined).email)];
  const key = emails.find((known) => known !== null) ?? foldName(shown);
  return key === '' || voice.test(key) || device.test(key) ? null : key;
}

/** Whether several people may speak through the label. */
export const looksLikeRoom = (label: string): boolean => room.test(foldName(label));
