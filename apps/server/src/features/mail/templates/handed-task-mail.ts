import { composeMail } from '../render-mail.ts';

/**
 * Tells a person that they have a task in a handover. Omits the text, which may be quoted from a
 * meeting.
 */
export function handedTaskMail(task: {
  organization: string;
  by: string;
  leaving: string;
  link: string;
}) {
  const { organization, by, leaving, link } = task;
  return composeMail(`${by} handed you a task`, {
    preview: `It belongs to the handover of ${leaving}.`,
    paragraphs: [
      `${by} handed you a task in ${organization} on Rapport. It belongs to the handover of ${leaving}.`,
    ],
    action: { label: 'Open your tasks', link },
    footnote: 'You see this task only, not the whole handover.',
  });
}
