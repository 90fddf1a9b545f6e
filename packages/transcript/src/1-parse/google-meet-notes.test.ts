import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const talk = `# **📖 Transcript**

Jul 20, 2026

## **Harbour sync \\- Transcript**

### **00:00:50**

**Ana Berg:** Hello, can everybody hear me?

**Bo Lund:** Yes, loud and clear.

### **00:02:36** {#00:02:36}

**Ana Berg:** Then let us look at the two sites for the warehouse first.

**Bo Lund:** The north site is nearer to the water and costs 40,000 a year.

### **Transcription ended after 00:27:23**

*This editable transcript was computer generated and might contain errors.*
`;

const analysed = (notes: string, after = '') =>
  analyseTranscript({
    text: `# **📝 Notes**\n\nJul 20, 2026\n\n## **Harbour sync**\n\n${notes}\n\n${talk}${after}`,
    fileName: 'notes.md',
    directory: [],
  });

test('a document in Markdown has its times, its length and only the people who spoke', () => {
  const result = analysed('### **Summary**\n\nThe team looked at two sites.');
  expect(result).toMatchObject({
    title: 'Harbour sync',
    date: '2026-07-20',
    durationSeconds: 27 * 60 + 23,
  });
  expect(result.participants.map(({ name }) => name)).toEqual(['Ana Berg', 'Bo Lund']);
  expect(result.turns.map(({ start }) => start)).toEqual([50, 50, 156, 156]);
});

test('next steps are tasks of those in brackets, written in the minutes', () => {
  const { actionItems, turns } = analysed(`### **Next steps**

- [ ] \\[Ana Berg\\] Compare rents: List what both sites cost in a year.

- [ ] \\[Ana Berg, Bo Lund\\] Visit: See the south site before the summer.

- [ ] \\[The group\\] Read the offer: Read the offer of the harbour.

- [ ] Bo Lund will ask the harbour for a map.

### **Details**

* **Rents**: Ana Berg will compare what the sites cost ([00:02:36](#00:02:36)).`);
  expect(actionItems.map(({ owner, text, sure }) => ({ owner, text, sure }))).toEqual([
    {
      owner: 'Ana Berg',
      text: 'Compare rents: List what both sites cost in a year.',
      sure: true,
    },
    {
      owner: 'Ana Berg, Bo Lund',
      text: 'Visit: See the south site before the summer.',
      sure: true,
    },
    {
      owner: null,
      text: '[The group] Read the offer: Read the offer of the harbour.',
      sure: true,
    },
    { owner: 'Bo Lund', text: 'Bo Lund will ask the harbour for a map.', sure: true },
  ]);
  expect(turns.filter(({ written }) => written)).toHaveLength(4);
});

test('the summary quotes what was said, and not the lines that are listed', () => {
  const { summary } = analysed(
    '### **Next steps**\n\n- [ ] \\[Ana Berg\\] Compare rents: List what both sites cost in a year.',
  );
  expect(summary).toContain('The north site is nearer to the water and costs 40,000 a year.');
  expect(summary).not.toContain('Compare rents');
});

test.each([
  [
    'a list with bold titles',
    `### **Decisions**

## Aligned

* **North site** The team decided to rent the north site.

We've **updated the Decisions section** using your feedback.

## Needs further discussion

* **Parking** Nobody knows yet where guests can park.`,
  ],
  [
    'paragraphs below bold titles',
    `**Decisions**

*Rate these decisions:* [Helpful](https://example.com) or [Not Helpful](https://example.com)

NEEDS FURTHER DISCUSSION

**Parking**

Nobody knows yet where guests can park.

ALIGNED

**North site**

The team decided to rent the north site.

*More details:*

* **Rents**: Bo Lund said that the north site costs more.`,
  ],
])('decisions and open matters of the notes, as %s', (_, notes) => {
  const { decisions, openQuestions } = analysed(notes);
  expect(decisions.map(({ text }) => text)).toEqual(['The team decided to rent the north site.']);
  expect(openQuestions.map(({ text }) => text)).toEqual([
    'Nobody knows yet where guests can park.',
  ]);
});

test('what other tools add below the transcript is nobody who spoke, and may tell the day', () => {
  const text = `## Transcript

**00:00:00**

- Ana Berg: Hello, can everybody hear me?
- Bo Lund: Yes, loud and clear.
- Ana Berg: Then let us look at the two sites.
- Bo Lund: The north site is nearer to the water and costs 40,000 a year.
- This editable transcript was computer generated and might contain errors.

## Metadata

- **Date**: 2026-04-28
- **meeting_id**: 1aQ5iAM9wy5VsZQ8JJHGY3wjSwIKGymSo
`;
  const { participants, date } = analyseTranscript({ text, fileName: 'sync.md', directory: [] });
  expect(participants.map(({ name }) => name)).toEqual(['Ana Berg', 'Bo Lund']);
  expect(date).toBe('2026-04-28');
});

test.each([
  {
    language: 'Spanish',
    notes: 'Las notas',
    steps: 'Próximos pasos',
    heading: 'Transcripción',
    ended: 'La transcripción finalizó después de',
    disclaimer: 'Esta transcripción editable se generó por computadora y puede contener errores.',
    said: ['Hola, ¿me escuchan bien todos los que están en la llamada?', 'Sí, muy bien, gracias.'],
  },
  {
    language: 'Portuguese',
    notes: 'Observações',
    steps: 'Próximas etapas',
    heading: 'Transcrição',
    ended: 'A transcrição foi encerrada após',
    disclaimer: 'Esta transcrição editável foi gerada por computador e pode conter erros.',
    said: ['Olá, vocês estão me ouvindo bem aqui na reunião?', 'Sim, muito bem, obrigado.'],
  },
  {
    language: 'French',
    notes: 'notes',
    steps: 'Étapes suivantes',
    heading: 'Transcription',
    ended: 'Transcription terminée après',
    disclaimer: 'Cette transcription modifiable a été générée par ordinateur.',
    said: ['Bonjour, est-ce que vous m’entendez bien tous les deux ?', 'Oui, très bien, merci.'],
  },
  {
    language: 'Italian',
    notes: 'Appunti',
    steps: 'Passaggi successivi',
    heading: 'Trascrizione',
    ended: 'Trascrizione terminata dopo',
    disclaimer: 'Questa trascrizione modificabile è stata generata dal computer.',
    said: ['Ciao, mi sentite bene tutti quanti in questa riunione?', 'Sì, molto bene, grazie.'],
  },
])('a document in $language', ({ notes, steps, heading, ended, disclaimer, said }) => {
  const text = `# **📝 ${notes}**

## **Almacén norte**

### **${steps}**

- [ ] \\[Ana Berg\\] Plano: Pedir un plano al puerto de Hamburgo.

# **📖 ${heading}**

## **Almacén norte \\- ${heading}**

### **00:01:10** {#00:01:10}

**Ana Berg:** ${said[0]}

**Bo Lund:** ${said[1]}

### **${ended} 00:10:52**

*${disclaimer}*
`;
  const result = analyseTranscript({ text, fileName: 'notas.md', directory: [] });
  expect(result).toMatchObject({
    title: 'Almacén norte',
    durationSeconds: 10 * 60 + 52,
    actionItems: [
      { owner: 'Ana Berg', text: 'Plano: Pedir un plano al puerto de Hamburgo.', sure: true },
    ],
  });
  expect(result.turns.map((turn) => [turn.start, turn.text]).slice(1)).toEqual([
    [70, said[0]],
    [70, said[1]],
  ]);
});

test.each(['Meeting started 2026/08/27 15:07 BST', 'Meeting Aug 27, 2026 at 15:07 BST'])(
  '%s is the time of a meeting without a name',
  (name) => {
    const text = `📝 Notes
Aug 27, 2026
${name}

Summary
They looked at two sites.

📖 Transcript
Aug 27, 2026
${name} - Transcript
00:00:00

Ana Berg: Hello, can everybody hear me?
Bo Lund: Yes, loud and clear.
Ana Berg: Then let us look at the two sites.

Transcription ended after 00:27:23

This editable transcript was computer generated and might contain errors.
`;
    const { title, date, startTime, participants } = analyseTranscript({
      text,
      fileName: 'notes.txt',
      directory: [],
    });
    expect({ title, date, startTime }).toEqual({
      title: null,
      date: '2026-08-27',
      startTime: '15:07',
    });
    expect(participants.map((person) => person.name)).toEqual(['Ana Berg', 'Bo Lund']);
  },
);
