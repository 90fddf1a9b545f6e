import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const read = (text: string, fileName: string) => {
  const { title, participants, turns } = analyseTranscript({ text, fileName, directory: [] });
  return {
    title,
    names: participants.map(({ name }) => name),
    said: turns.map((turn) => [turn.start, turn.text]),
  };
};

const said = ['Can we begin with the rents of both sites?', 'Yes, the north site is cheaper.'];

test.each([
  ['Meeting Recording', 'Ana Berg started transcription', 'Bo Lund stopped transcription'],
  [
    'Grabación de la reunión',
    'Ana Berg ha iniciado la transcripción',
    'Bo Lund detuvo la transcripción',
  ],
  ['Gravação de Reunião', 'Ana Berg iniciou a transcrição', 'Bo Lund interrompeu a transcrição'],
  [
    'Besprechungsaufzeichnung',
    'Ana Berg hat die Transkription gestartet',
    'Bo Lund hat die Transkription beendet',
  ],
])('a document of Teams with %s', (recording, started, stopped) => {
  const text = `Harbour sync-20260309_151417-${recording}
38m 50s

${started}

Ana Berg   0:03
${said[0]}

Bo Lund   0:12
${said[1]}

${stopped}
`;
  expect(read(text, 'a.txt')).toEqual({
    title: 'Harbour sync',
    names: ['Ana Berg', 'Bo Lund'],
    said: [
      [3, said[0]],
      [12, said[1]],
    ],
  });
});

test.each([
  [
    'a picture before each name',
    (name: string, time: string) => `![](data:image/png;base64,iVBO) **${name}** ${time}`,
  ],
  ['name and time in bold, with a dash', (name: string, time: string) => `**${name} — ${time}**\n`],
  [
    'name and time in bold, with brackets',
    (name: string, time: string) => `**${name} (${time}):**  `,
  ],
])('in Markdown with %s', (_, head) => {
  const text = `# Harbour sync

${head('Ana Berg', '0:03')}
${said[0]}

${head('Bo Lund', '0:12')}
${said[1]}

${head('Ana Berg', '0:31')}
Good, then we take it.

_Bo Lund stopped transcription_.

## Sources

- Video: [Video of the call](https://example.com/video)
`;
  expect(read(text, 'a.md')).toEqual({
    title: 'Harbour sync',
    names: ['Ana Berg', 'Bo Lund'],
    said: [
      [3, said[0]],
      [12, said[1]],
      [31, 'Good, then we take it.'],
    ],
  });
});
