import {
  counted,
  nearlyAllAlike,
  notJudgedSentence,
  sourceText,
  tooFewJudged,
} from '@rapport/contract';
import type { Block } from '../../ground/document/printed-document.ts';
import { paragraph, quietly, section } from './blocks.ts';
import type { ExportedMeeting } from './read-export.ts';
import { capitalised } from './words.ts';

/** Empty where moods are switched off. */
export function score(meeting: ExportedMeeting['meeting'], smallestGroup: number): string {
  const { sentiment, sentimentLabel, judged, judgedReason, moodHidden, participants } = meeting;
  const label = judgedReason === 'calm' ? 'calm' : (sentimentLabel ?? '');
  if (moodHidden === 'alike') return `${capitalised(label)}. ${nearlyAllAlike}.`;
  if (moodHidden) return tooFewJudged(smallestGroup, participants.length);
  if (sentiment === undefined) return '';
  if (judged === false) return notScored(judgedReason);
  return `${sentiment.toFixed(2)} of 10, ${sentimentLabel}`;
}

const notScored = (reason: ExportedMeeting['meeting']['judgedReason']) =>
  `${reason === 'calm' ? 'Calm' : 'Not judged'}. ${notJudgedSentence(reason)}`;

export function sentiment({ meeting, breakdown }: ExportedMeeting, smallestGroup: number): Block[] {
  if (!breakdown) return [];
  const title = 'Sentiment Breakdown';
  if ('moodHidden' in breakdown) return section(title, paragraph(score(meeting, smallestGroup)));
  const beside = besideCounts(meeting.peopleByFeeling);
  if (meeting.judged === false)
    return section(title, paragraph(`${notScored(meeting.judgedReason)}${beside}`));
  const { positive, neutral, negative } = breakdown;
  const all = positive + neutral + negative;
  const sentence = `${positive} of ${counted(all, 'participant')} who ${all === 1 ? 'shows' : 'show'} feeling spoke positively, which makes ${(meeting.sentiment ?? 0).toFixed(2)} out of 10.${beside}`;
  return section(
    title,
    { kind: 'paragraph', text: sentence },
    {
      kind: 'table',
      columns: ['Positive', 'Neutral', 'Negative'].map((name) => ({ title: name, width: 1 / 3 })),
      rows: [[`${positive}`, `${neutral}`, `${negative}`]],
    },
    quietly('A mood describes words and is often wrong. It must not be used to judge anybody.'),
  );
}

/** ' 4 people are calm, 2 said too little.' */
function besideCounts(people: ExportedMeeting['meeting']['peopleByFeeling']): string {
  if (!people) return '';
  const { calm, 'too-little': tooLittle } = people;
  const parts = [
    ...(calm > 0 ? [`${counted(calm, 'person', 'people')} ${calm === 1 ? 'is' : 'are'} calm`] : []),
    ...(tooLittle > 0 ? [`${counted(tooLittle, 'person', 'people')} said too little`] : []),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(', ')}.`;
}

export function participants({ meeting, summaries }: ExportedMeeting): Block[] {
  const none = 'The transcript names no speakers, so what was said could not be told apart.';
  if (summaries.length === 0) return section('Participant Summaries', paragraph(none));
  const sources = summaries.map(({ summarySource }) => summarySource);
  const author = sourceText(sources);
  // Where one sentence cannot tell whose text is whose, each text says it.
  const isMixed = new Set(sources.map(({ engine }) => engine)).size > 1;
  return section(
    'Participant Summaries',
    ...(author ? [quietly(author)] : []),
    ...summaries.flatMap((summary): Block[] => {
      const { firstName, lastName } = summary.participant.user;
      const note = [
        figuresOf(summary, meeting.judgedReason === 'language'),
        ...(isMixed && summary.summarySource.engine === 'model'
          ? ['Text by a language model']
          : []),
      ]
        .filter(Boolean)
        .join('. ');
      return [
        {
          kind: 'heading',
          text: `${firstName} ${lastName}`.trim(),
          ...(note !== '' && { note }),
        },
        { kind: 'paragraph', text: summary.summary || 'Nothing is quoted.' },
      ];
    }),
  );
}

/** 'Positive, 31 % of the talk, 42 turns' */
function figuresOf(summary: ExportedMeeting['summaries'][number], hidesMoods: boolean): string {
  const { overallSentiment, judged, feeling, isLeftOutOfMoods, talkShare, turns } = summary;
  const withoutFeeling = feeling === 'calm' ? 'calm' : 'too little said';
  const unjudged = isLeftOutOfMoods ? 'left out of moods' : withoutFeeling;
  return [
    ...(overallSentiment && !hidesMoods ? [judged === false ? unjudged : overallSentiment] : []),
    ...(talkShare === undefined ? [] : [`${Math.round(talkShare * 100)} % of the talk`]),
    ...(turns === undefined ? [] : [counted(turns, 'turn')]),
  ]
    .map((text, at) => (at === 0 ? capitalised(text) : text))
    .join(', ');
}
