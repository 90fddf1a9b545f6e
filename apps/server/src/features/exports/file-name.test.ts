import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportFileName } from './file-name.ts';

test.each([
  ['Weekly product sync', 'docx', '2026-11-17 Weekly product sync.docx'],
  ['Größe, façade', 'turns.csv', '2026-11-17 Größe, façade, turns.csv'],
  ['Квартал / 来週: «план»', 'pdf', '2026-11-17 Квартал 来週 «план».pdf'],
  ['../../etc/passwd', 'md', '2026-11-17 etc passwd.md'],
  ['invoice\u202Efdp.exe', 'pdf', '2026-11-17 invoice fdp.exe.pdf'],
  ['CON', 'srt', '2026-11-17 Meeting.srt'],
  ['???', 'vtt', '2026-11-17 Meeting.vtt'],
] as const)('%j as %s is %j', (title, format, name) => {
  expect(exportFileName('2026-11-17', title, format)).toBe(name);
});

test('any title gives a name that file systems allow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const name = exportFileName('2026-11-17', title, 'docx');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150);
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|\s\.docx$/u);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 40 },
  );
});
