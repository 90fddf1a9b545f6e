import { expect, test } from 'vitest';
import { UnreadableTranscriptError } from '../types.ts';
import { read } from './testing/said.ts';

const minutes =
  '# Team meeting 2024-12-05\n\n## Attendees\n- Ana Ruiz\n- Bo Lind\n\n## Notes\n- The group agreed that the licence texts are kept in the folder of the tool\n- There was no agreement on the documentation of the classes\n- An issue was added to track it: https://a.example/1\n\nDecision: the folder is kept.\n';
const cover =
  'Official - Subject to Final Review\nIN THE HIGHEST COURT\n- - - - - x\nANA B. RUIZ, :\nPetitioner :\nv. : No. 07-1315\nWashington, D.C.\nTuesday, January 13, 2009\nAPPEARANCES:\nBO C. LIND, ESQ., Deputy; on behalf of the Petitioner.\n';

test.each([
  ['minutes', minutes, /minutes or a document/],
  ['a cover page', cover, /minutes or a document/],
  ['an empty file', ' \ufeff\n\n', /holds no text/],
  ['bytes', '\u0001\u0002PK\u0003\u0004\ufffd\ufffd\u0000abc'.repeat(50), /not text/],
  [
    'an agenda',
    'Agenda\n\n9:00 Welcome\n9:15 Budget\n10:30 Elections\n12:00 Lunch\n',
    /minutes or a document/,
  ],
  [
    'a manual',
    '# Tool\n\nInstallation: run it.\nUsage: call it.\nLicense: free\n\nThis is a tool for people.\n',
    /minutes or a document/,
  ],
  [
    'data',
    '{"results":[{"city":"A","size":3},{"city":"B","size":4}]}\n'.repeat(20),
    /JSON holds no transcript/,
  ],
  [
    'the log of a program',
    '2026-03-25 10:00:01 INFO main: started\n2026-03-25 10:00:02 ERROR db: lost\n'.repeat(9),
    /log of a program/,
  ],
  [
    'a screenplay',
    'INT. CAFE - DAY\n\nANNA\nAre you coming?\n\nBEN\nNo.\n\nEXT. STREET - NIGHT\n\nANNA\nTaxi!\n',
    /screenplay/,
  ],
  ['prices', 'Apples: 3.50 EUR\nPears: 4.20 EUR\n'.repeat(5), /table of numbers/],
  ['a table', 'name,team,start\nana,a,2020\nbo,b,2021\n'.repeat(40), /table of numbers/],
])('%s is refused with an explanation', (_, text, message) => {
  expect(() => read(text)).toThrow(UnreadableTranscriptError);
  expect(() => read(text)).toThrow(message);
});
