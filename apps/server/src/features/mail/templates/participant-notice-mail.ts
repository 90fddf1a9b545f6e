import { composeMail } from '../render-mail.ts';

/** Tells a participant that a meeting was analysed. Of the meeting it holds title and day only. */
export function participantNoticeMail(meeting: {
  organization: string;
  title: string;
  day: string;
  notice: string;
  link: string;
}) {
  const { organization, title, day, notice, link } = meeting;
  return composeMail(`Analysed with Rapport: ${title}`, {
    preview: `${organization} has analysed the meeting '${title}' with Rapport.`,
    paragraphs: [
      `${organization} has analysed the meeting '${title}' of ${day} with Rapport. You spoke in it.`,
      ...notice.split(/\n+/),
    ],
    action: { label: 'Open the meeting', link },
    footnote: `You get this mail once for each meeting, because ${organization} tells participants. Opening the meeting needs an account on Rapport.`,
  });
}
