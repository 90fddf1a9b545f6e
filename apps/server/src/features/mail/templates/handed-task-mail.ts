import { composeMail } from '../render-mail.ts';

/**
 * Tells a person that they have a task in a handover. Omits whose it is, and the text, which may be quoted from a
 * meeting.
 */
export function handedTaskMail(task: { organization: string; by: string; link: string }) {
  const { organization, by, link } = task;
  return composeMail(`${by} handed you a task`, {
    preview: 'It belongs to a handover.',
    paragraphs: [
      `${by} handed you a task in ${organization} on Rapport. It belongs to a handover.`,
    ],
    action: { label: 'Open your tasks', link },
    footnote: 'You see this task only, not the whole handover.',
  });
}
