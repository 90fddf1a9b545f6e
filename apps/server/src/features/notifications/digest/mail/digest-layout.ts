import type { NotificationSettings } from '@rapport/contract';
import { createElement as h, type ReactElement } from 'react';
import { mailColours } from '../../../mail/templates/mail-colours.ts';
import type { Digest } from '../read-digest.ts';
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
  ownWords,
  placeWords,
  reasonWords,
  riseWords,
  weekWords,
} from './digest-words.ts';
import {
  bar,
  button,
  figures,
  heading,
  link,
  moodBadge,
  row,
  section,
  small,
  table,
  text,
} from './mail-parts.ts';

export type DigestMail = {
  digest: Digest;
  organization: string;
  settings: NotificationSettings;
  isAskedFor: boolean;
  publicUrl: string;
  /** Address that stops the digest with one press. */
  stopLink: string;
};

const { backdrop, surface, edge, line, ink, secondary, late } = mailColours;
const narrow =
  '@media (max-width:640px){.sheet{width:100%!important}.inner{padding-left:16px!important;padding-right:16px!important}}';

/** 600 px wide, light colours only, no pictures. */
export function digestLayout(mail: DigestMail, preview: string): ReactElement {
  const { digest, organization, publicUrl } = mail;
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('title', null, `Your week at ${organization}`),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('style', null, narrow),
    ),
    h(
      'body',
      { style: { margin: 0, backgroundColor: backdrop } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      table(
        { backgroundColor: backdrop },
        h(
          'tr',
          null,
          h(
            'td',
            { align: 'center', style: { padding: '32px 0' } },
            h(
              'table',
              {
                role: 'presentation',
                className: 'sheet',
                width: 600,
                cellPadding: 0,
                cellSpacing: 0,
                style: {
                  width: 600,
                  textAlign: 'left',
                  backgroundColor: surface,
                  border: `1px solid ${edge}`,
                  borderRadius: 6,
                },
              },
              h(
                'tbody',
                null,
                head(digest, organization),
                factsPart(digest, publicUrl),
                actionsPart(mail),
                topicsPart(digest, publicUrl),
                moodsPart(digest),
                meetingsPart(digest, publicUrl),
                foot(mail),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function head(digest: Digest, organization: string) {
  const { meetings, actions } = digest;
  const counts = [
    { label: 'New meetings', value: `${meetings.total}`, note: `of ${meetings.ofAll}` },
    ...(actions
      ? [
          {
            label: 'Open actions, all',
            value: `${actions.open}`,
            note: actions.late > 0 ? `${actions.late} late` : '',
          },
          { label: 'Open actions, yours', value: `${actions.own}`, note: ownWords(actions) },
        ]
      : []),
  ];
  return h(
    'tr',
    null,
    h(
      'td',
      { className: 'inner', style: { padding: '24px 32px 28px' } },
      text({ marginBottom: 20, fontWeight: 700, letterSpacing: '0.3em' }, 'RAPPORT'),
      heading('h1', { fontSize: 24, lineHeight: '32px' }, `Your week at ${organization}`),
      text(
        { color: secondary, marginBottom: 20 },
        `${weekWords(digest)}, from the meetings you may open.`,
      ),
      figures(counts),
    ),
  );
}

function factsPart(digest: Digest, publicUrl: string) {
  const { facts } = digest;
  if (facts.length === 0) return null;
  const rows = facts.map((fact, at) =>
    row(`${fact.kind} ${at}`, [{ content: text({}, factText(fact)) }]),
  );
  return section(
    'What happened',
    'Counted, not judged',
    table({}, rows),
    text({ marginTop: 10 }, link(happenedAddress(digest, publicUrl), 'All facts of the week')),
  );
}

function actionsPart({ digest: { actions }, publicUrl }: DigestMail) {
  if (!actions?.listed.length) return null;
  const rows = actions.listed.map((action) => {
    const due = dueWords(action, actions.today);
    return row(action.id, [
      {
        content: h(
          'div',
          null,
          text({}, actionWords(action)),
          text({ ...small, marginTop: 2 }, placeWords(action)),
        ),
      },
      {
        width: 104,
        align: 'right',
        content: text({ color: due.isLate ? late : secondary }, due.words),
      },
    ]);
  });
  return section(
    'Yours and your team’s',
    'Still open',
    table({}, rows),
    button(`${publicUrl}/actions?whose=mine`, 'Open your actions'),
  );
}

function topicsPart({ topics, ...week }: Digest, publicUrl: string) {
  if (topics.length === 0) return null;
  const most = Math.max(...topics.map(({ mentions }) => mentions.now));
  const rows = topics.map((topic) =>
    row(topic.topic, [
      {
        content: text(
          {},
          link(`${publicUrl}/meetings?topic=${encodeURIComponent(topic.topic)}`, topic.topic, {
            fontWeight: 550,
          }),
        ),
      },
      { width: 112, content: bar(topic.mentions.now / most) },
      {
        width: 104,
        align: 'right',
        content: text(
          {},
          `${topic.mentions.now} times`,
          h('br'),
          h('span', { style: small }, riseWords(topic)),
        ),
      },
    ]),
  );
  return section(
    'Spoken of more than the week before',
    `Turns that speak of a topic, ${weekWords(week)}`,
    table({}, rows),
  );
}

function moodsPart({ moods }: Digest) {
  if (!moods || moods.shown.length === 0) return null;
  const rows = moods.shown.flatMap((group) => {
    const words = groupWords(group);
    if (!words) return [];
    return row(words.name, [
      {
        content: h(
          'div',
          null,
          text({ fontWeight: 550 }, words.name),
          text({ ...small, marginTop: 2 }, words.facts),
        ),
      },
      {
        width: 96,
        align: 'right' as const,
        content: text(
          {},
          h('b', { style: { fontWeight: 650 } }, words.score),
          h('span', { style: small }, ' /10'),
        ),
      },
      { width: 96, align: 'right' as const, content: moodBadge(words.label) },
      {
        width: 96,
        align: 'right' as const,
        content: text({ ...small, lineHeight: '20px' }, words.change),
      },
    ]);
  });
  return section(
    'Mood of groups',
    `Score from 0 to 10, people who spoke in this week; ${moods.smallestGroup} or more in each`,
    table({}, rows),
    text({ ...small, marginTop: 8 }, hiddenWords(moods)),
  );
}

function meetingsPart({ meetings, actions, from, to }: Digest, publicUrl: string) {
  if (meetings.total === 0) return null;
  const rows = meetings.latest.map((meeting) =>
    row(meeting.id, [
      { width: 72, content: text({ color: secondary }, dayWords(meeting)) },
      {
        content: h(
          'div',
          null,
          text({}, link(`${publicUrl}/meetings/${meeting.id}`, meeting.name, { fontWeight: 550 })),
          text({ ...small, marginTop: 2 }, meetingWords(meeting, actions !== null)),
        ),
      },
    ]),
  );
  const { total, latest } = meetings;
  const rest = total > latest.length ? `; the latest ${latest.length}` : '';
  return section(
    'New meetings',
    `${total} that you may open${rest}`,
    table({}, rows),
    text(
      { marginTop: 10 },
      link(
        `${publicUrl}/meetings?from=${from}&to=${to}`,
        total === 1 ? 'The meeting of this week' : `All ${total} meetings`,
      ),
    ),
  );
}

/** Within a sentence, links are not told by their colour alone. */
const underlined = { textDecoration: 'underline' };

function foot({ digest, settings, isAskedFor, publicUrl, stopLink }: DigestMail) {
  return h(
    'tr',
    null,
    h(
      'td',
      {
        className: 'inner',
        style: { padding: '16px 32px 24px', borderTop: `1px solid ${line}`, color: ink },
      },
      text(
        small,
        `${reasonWords(settings, isAskedFor)} `,
        link(`${publicUrl}/#notification-settings`, 'Change it', underlined),
        ' or ',
        link(stopLink, 'stop it', underlined),
        ' with one press.',
      ),
      text({ ...small, marginTop: 8 }, footWords(digest, publicUrl)),
    ),
  );
}
