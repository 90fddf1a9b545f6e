import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from '@rapport/contract';
import { expect, test } from 'vitest';
import { analysisDocument, withFigures } from './described-figures/describe.ts';

const document = readFileSync(join(import.meta.dirname, '..', analysisDocument), 'utf8');

test('docs/analysis.md has the current figures of the register; if not, run `npm run describe-figures`', () => {
  expect(withFigures(document) === document).toBe(true);
  for (const { definition } of figures) expect(document).toContain(definition);
});

test('only the part between the marks is written', () => {
  const outdated = document.replace(figures[0]?.definition ?? '', 'Outdated.');
  expect(outdated).not.toBe(document);
  expect(withFigures(outdated)).toBe(document);
  expect(() => withFigures('# A document without marks')).toThrow('lacks the marks');
});
