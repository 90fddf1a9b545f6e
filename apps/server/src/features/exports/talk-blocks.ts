import { counted, questionsNotKnown, type TalkDynamics } from '@rapport/contract';
import type { Block } from '../../ground/document/printed-document.ts';
import { section } from './blocks.ts';
import type { ExportedMeeting } from './read-export.ts';
import { clock } from './words.ts';

/** Shares of words, the longest monologue, silence and questions. */
export function talkBlocks({ meeting: { talk }, nameOf }: ExportedMeeting): Block[] {
  if (!talk) return [];
  const { people } = talk;
  const table: Block[] = people
    ? [
        {
          kind: 'table',
          columns: [
            { title: 'Person', width: 0.6 },
            { title: 'Share of the words', width: 0.2, isNumber: true },
            { title: 'Questions', width: 0.2, isNumber: true },
          ],
          rows: people.map(({ participantId, share, questions }) => [
            nameOf(participantId),
            `${Math.round(share * 100)} %`,
            questions === null ? 'Not known' : `${questions}`,
          ]),
        },
      ]
    : [];
  return section('Talk dynamics', { kind: 'facts', facts: factsOf(talk, nameOf) }, ...table);
}

function factsOf(
  { balance, monologue, silence, questions, people }: TalkDynamics,
  nameOf: ExportedMeeting['nameOf'],
) {
  return [
    {
      label: 'Talk balance',
      value:
        balance === null
          ? 'Shown for three named speakers or more.'
          : `${balance} of 100, where 100 is the same share for everyone.${mostWords(people)}`,
    },
    ...(monologue
      ? [
          {
            label: 'Longest monologue',
            value: [
              monologue.seconds === null
                ? counted(monologue.words, 'word')
                : lasting(monologue.seconds),
              nameOf(monologue.participantId),
              ...(monologue.start === null ? [] : [clock(monologue.start)]),
            ].join(', '),
          },
        ]
      : []),
    ...(silence === undefined ? [] : [{ label: 'Silence', value: silenceWords(silence) }]),
    {
      label: 'Questions',
      value: questionWords(questions),
    },
    {
      label: 'Interruptions',
      value:
        'Not counted. A transcript has times for turns, not for words, so a quick answer can’t be told from an interruption.',
    },
  ];
}

function questionWords({ asked }: TalkDynamics['questions']): string {
  if (asked === null) return questionsNotKnown;
  return asked === 0 ? 'None were asked.' : `${asked} asked`;
}

function mostWords(people: TalkDynamics['people'] = []): string {
  const [first, second] = people;
  if (!first || !second || people.length < 4) return '';
  return ` Two people spoke ${Math.round((first.share + second.share) * 100)} % of the words.`;
}

function silenceWords(silence: NonNullable<TalkDynamics['silence']> | null): string {
  if (silence === null) return 'Not counted. This transcript does not tell when turns end.';
  const { seconds, longest } = silence;
  if (!longest) return 'No silence of four seconds or more between turns.';
  return `${lasting(seconds)} in all between turns, the longest ${lasting(longest.seconds)}, ${clock(longest.start)}`;
}

/** '40 s', '6 min 12 s', '2 min', '1 h 15 min' */
function lasting(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} s`;
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}
