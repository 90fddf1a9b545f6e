import type { DigestMail } from './digest-layout.ts';
import {
  actionWords,
  dayWords,
  dueWords,
  factText,
  footWords,
  groupWords,
  happenedAddress,
  hiddenWords,
  meetingWords,
  placeWords,
  reasonWords,
  riseWords,
  weekWords,
} from './digest-words.ts';

/** The digest as plain text. */
export function digestText(mail: DigestMail): string {
  const { digest, organization, settings, isAskedFor, publicUrl, stopLink } = mail;
  const { meetings, facts, actions, topics, moods } = digest;
  const parts: string[][] = [
    [`Your week at ${organization}`, `${weekWords(digest)}, from the meetings you may open.`],
    [
      `New meetings: ${meetings.total} of ${meetings.ofAll}`,
      ...(actions
        ? [
            `Open actions, all: ${actions.open}, ${actions.late} late`,
            `Open actions, yours: ${actions.own}`,
          ]
        : []),
    ],
    facts.length > 0
      ? [
          'What happened',
          ...facts.map((fact) => `- ${factText(fact)}`),
          happenedAddress(digest, publicUrl),
        ]
      : [],
    actions?.listed.length
      ? [
          'Yours and your team’s',
          ...actions.listed.map(
            (action) =>
              `- ${actionWords(action)} (${[placeWords(action), dueWords(action, actions.today).words].filter(Boolean).join(', ')})`,
          ),
          `${publicUrl}/actions?whose=mine`,
        ]
      : [],
    topics.length > 0
      ? [
          'Spoken of more than the week before',
          ...topics.map((one) => `- ${one.topic}: ${one.mentions.now} times, ${riseWords(one)}`),
        ]
      : [],
    moods && moods.shown.length > 0
      ? [
          'Mood of groups, from 0 to 10',
          ...moods.shown.flatMap((group) => {
            const words = groupWords(group);
            if (!words) return [];
            const figures = [words.score, words.change].filter(Boolean).join(', ');
            return `- ${words.name}: ${figures} (${words.facts})`;
          }),
          hiddenWords(moods),
        ]
      : [],
    meetings.total > 0
      ? [
          'New meetings',
          ...meetings.latest.map(
            (one) =>
              `- ${dayWords(one)}, ${one.name} (${meetingWords(one, actions !== null)}) ${publicUrl}/meetings/${one.id}`,
          ),
        ]
      : [],
    [reasonWords(settings, isAskedFor), `Stop it: ${stopLink}`, footWords(digest, publicUrl)],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.filter(Boolean).join('\n'))
    .join('\n\n');
}
