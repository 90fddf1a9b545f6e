import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseTranscript } from './analyse-transcript.ts';

type Line = { speaker: string; text: string };

const meeting: fc.Arbitrary<Line[]> = fc
  .array(
    fc.record({
      speaker: fc.constantFrom('Ana Ruiz', 'Bo Lind', 'Chidi Obi', "Dana O'Neill"),
      text: fc.constantFrom(
        'I will send the harbour plan by Friday.',
        'Bo, can you call the dock on Monday?',
        'Yes, I can do that.',
        'We decided to move the ships to the west dock.',
        'What is the budget of the harbour plan?',
        'It is great, I love the new dock.',
        'Thank you, Ana.',
        'I am worried, the crane is terrible. We lost two days.',
        'Right.',
      ),
    }),
    { minLength: 2, maxLength: 25 },
  )
  .map((lines) => [...lines, ...lines]);

/** The meeting without punctuation and capitals. */
const bareMeeting = meeting.map((lines) =>
  lines.map(({ speaker, text }) => ({
    speaker,
    text: text.toLowerCase().replace(/[.,?]+(?=\s|$)/g, ''),
  })),
);

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
const cues = (lines: readonly Line[], textOf: (line: Line) => string) =>
  lines
    .map((line, i) => `${clock(i * 20)}.000 --> ${clock(i * 20 + 9)}.000\n${textOf(line)}\n`)
    .join('\n');

const renderings: Record<string, (lines: readonly Line[]) => string> = {
  '**name:** text': (lines) => lines.map((l) => `**${l.speaker}:** ${l.text}`).join('\n\n'),
  '**name** - text': (lines) => lines.map((l) => `**${l.speaker}** - ${l.text}`).join('\n\n'),
  '[name] – text': (lines) => lines.map((l) => `[${l.speaker}] – ${l.text}`).join('\n'),
  '### name:': (lines) => lines.map((l) => `### ${l.speaker}:\n${l.text}\n`).join('\n'),
  '[time] name: text': (lines) =>
    lines.map((l, i) => `[${clock(i * 20)}] ${l.speaker}: ${l.text}`).join('\n'),
  'name  time': (lines) =>
    lines.map((l, i) => `${l.speaker}  ${clock(i * 20)}  \n${l.text}\n`).join('\n'),
  'vtt with voices': (lines) => `WEBVTT\n\n${cues(lines, (l) => `<v ${l.speaker}>${l.text}</v>`)}`,
  srt: (lines) => cues(lines, (l) => `${l.speaker}: ${l.text}`).replace(/\.000/g, ',000'),
};

function outcomesOf(text: string) {
  const { participants, graph, actionItems, initiatives, turns, ...rest } = analyseTranscript({
    text,
    fileName: 'meeting.txt',
    directory: [],
  });
  return {
    people: participants.map(({ speakingSeconds, ...person }) => person),
    said: turns.map(({ speaker, text, score }) => [speaker, text, score]),
    graph,
    actionItems,
    initiatives,
    sentiment: rest.sentiment,
    moments: rest.moments,
  };
}

test.each(Object.keys(renderings))(
  'a meeting written as %s has the people, links and outcomes of "name: text"',
  (layout) => {
    fc.assert(
      fc.property(fc.oneof(meeting, bareMeeting), (lines) => {
        const plain = lines.map((l) => `${l.speaker}: ${l.text}`).join('\n');
        expect(outcomesOf(renderings[layout]?.(lines) ?? '')).toEqual(outcomesOf(plain));
      }),
    );
  },
);
