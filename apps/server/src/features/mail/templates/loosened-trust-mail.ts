import { composeMail } from '../render-mail.ts';

/** Tells a member which settings now show more than before. */
export function loosenedTrustMail(loosened: {
  organization: string;
  person: string;
  changes: readonly { words: string; effect: string }[];
  link: string;
}) {
  const { organization, person, changes, link } = loosened;
  return composeMail(`${organization} changed who may see what on Rapport`, {
    preview: `${person} changed who may see what in ${organization}.`,
    paragraphs: [
      `${person} changed who may see what in ${organization} on Rapport. It applies at once.`,
      ...changes.map(({ words, effect }) => `${words}. ${effect}`),
    ],
    action: { label: 'Open Rapport', link },
    footnote: `Every member of ${organization} gets this mail when more becomes visible. The change stands in the organization's audit log, under this name.`,
  });
}
