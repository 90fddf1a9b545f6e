import type { Analysis, Outcome } from '@rapport/transcript';
import { doubtText } from './doubt-text.ts';
import { columns, wrap } from './text-layout.ts';

/** @param emphasize Makes a heading bold in a terminal; unchanged by default */
export function analysisText(
  analysis: Analysis,
  fileName: string,
  emphasize: (heading: string) => string = (heading) => heading,
): string {
  const sections: [heading: string, lines: string[]][] = [
    ['Summary', wrap(analysis.summary)],
    ['People', people(analysis)],
    ['Initiatives', analysis.initiatives.flatMap((name) => wrap(`- ${name}`))],
    ['Action items', actionItems(analysis)],
    ['Decisions', outcomes(analysis.decisions, 'decisions')],
    ['Open questions', outcomes(analysis.openQuestions, 'open questions')],
    ['Who talks to whom', connections(analysis)],
  ];
  const blocks = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) =>
      [emphasize(heading), ...lines.map((line) => `  ${withoutControls(line)}`)].join('\n'),
    );
  const title = emphasize(withoutControls(analysis.title ?? fileName));
  return `${[`${title}\n${facts(analysis)}`, ...blocks].join('\n\n')}\n`;
}

function facts({ date, startTime, durationSeconds, participants, ...analysis }: Analysis): string {
  const minutes = Math.max(1, Math.round(durationSeconds / 60));
  return [
    date &&
      new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date)),
    startTime,
    `${analysis.durationIsEstimated ? 'about ' : ''}${minutes} min`,
    countPeople(participants.length),
    moodOf(analysis),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
    .concat(analysis.hasUnnamedVoices ? `\n${unnamedVoices}` : '')
    .concat(analysis.doubts.map((doubt) => `\n${withoutControls(doubtText(doubt))}`).join(''));
}

const notJudged = {
  language: 'mood not read in this language',
  unnamed: 'no mood, as nobody is named',
  'too-little': 'no mood, as nobody said enough',
  calm: 'calm',
};

const moodOf = ({
  judgedReason,
  sentiment,
  sentimentLabel,
}: Pick<Analysis, 'judgedReason' | 'sentiment' | 'sentimentLabel'>): string =>
  judgedReason === null
    ? `${Math.round(sentiment * 10) / 10} of 10, ${sentimentLabel}`
    : notJudged[judgedReason];

const unnamedVoices =
  'There are at least 2 unnamed voices: the file marks where one of them follows another.';

function countPeople(count: number): string {
  if (count === 0) return 'nobody named';
  return count === 1 ? '1 person' : `${count} people`;
}

function people({ participants }: Analysis): string[] {
  if (participants.length === 0) return [];
  const byTalk = participants.toSorted((a, b) => b.talkShare - a.talkShare);
  return columns([
    ['', 'turns', 'words', 'talk', 'shows'],
    ...byTalk.map(({ name, turns, words, talkShare, feeling }) => [
      name,
      String(turns),
      String(words),
      `${Math.round(talkShare * 100)} %`,
      feeling === 'too-little' ? 'said too little' : (feeling ?? '-'),
    ]),
  ]);
}

function actionItems({ actionItems }: Analysis): string[] {
  return withMaybe(actionItems, 'actions', ({ text, owner, due }) => {
    const about = [owner, due && `due ${due}`].filter(Boolean).join(', ');
    return wrap(about ? `- ${text} (${about})` : `- ${text}`);
  });
}

const outcomes = (outcomes: readonly Outcome[], kind: string): string[] =>
  withMaybe(outcomes, kind, ({ text, speaker }) =>
    wrap(speaker ? `- ${text} (${speaker})` : `- ${text}`),
  );

/** The sure ones, and the number of the others. */
function withMaybe<Item extends { sure: boolean }>(
  items: readonly Item[],
  kind: string,
  lines: (item: Item) => string[],
): string[] {
  const sure = items.filter((item) => item.sure);
  const count = items.length - sure.length;
  return [
    ...sure.flatMap(lines),
    ...(count > 0 ? [`${count}${sure.length > 0 ? ' more' : ''} that may be ${kind}`] : []),
  ];
}

function connections({ graph }: Analysis): string[] {
  if (graph.links.length === 0) return [];
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
  const strongest = graph.links.toSorted((a, b) => b.strength - a.strength);
  return columns([
    ['', 'strength', 'exchanges', 'sentiment'],
    ...strongest.map(({ source, target, strength, value, sentiment }) => [
      `${names.get(source) ?? source} – ${names.get(target) ?? target}`,
      String(strength),
      String(value),
      sentiment,
    ]),
  ]);
}

/** Removes control characters, which could move the cursor or colour the terminal. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}
