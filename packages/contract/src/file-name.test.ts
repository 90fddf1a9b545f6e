import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Handover Hannah Osei', 'Handover Hannah Osei 2026-11-26.pdf'],
  ['Scenario Größe / façade', 'Scenario Größe façade 2026-11-26.pdf'],
  ['Handover ../../etc/passwd\r\nX: y', 'Handover etc passwd X y 2026-11-26.pdf'],
  ['Handover \u202Efdp.exe', 'Handover fdp.exe 2026-11-26.pdf'],
  ['CON', 'File 2026-11-26.pdf'],
])('%j is %j', (holds, name) => {
  expect(fileName(holds, '2026-11-26', 'pdf')).toBe(name);
});

test('any text gives a name that file systems allow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (holds) => {
      const name = fileName(holds, '2026-11-26', 'html');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(140);
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^[. ]/u);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 40 },
  );
});
