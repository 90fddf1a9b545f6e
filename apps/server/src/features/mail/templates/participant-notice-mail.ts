import { composeMail } from '../render-mail.ts';

/**
 * Tells a participant that a meeting was analysed, naming only its title and day. The subject does
 * not name the meeting, because admins see it if the mail is not delivered.
 */
export function participantNoticeMail(meeting: {
  organization: string;
  title: string;
  day: string;
  notice: string;
  /** What becomes of the sound; null for a transcript. */
  sound: string | null;
  link: string;
}) {
  const { organization, title, day, notice, sound, link } = meeting;
  return composeMail('A meeting you spoke in was analysed with Rapport', {
    preview: `${organization} has analysed the meeting '${title}' with Rapport.`,
    paragraphs: [
      `${organization} has analysed the meeting '${title}' of ${day} with Rapport. You spoke in it.`,
      ...notice.split(/\n+/),
      ...(sound === null ? [] : [sound]),
    ],
    action: { label: 'Open the meeting', link },
    footnote: `You get this mail once for each meeting, because ${organization} tells participants. Opening the meeting needs an account on Rapport.`,
  });
}
