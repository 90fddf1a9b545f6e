import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from '@rapport/contract';
import { expect, test } from 'vitest';
import { analysisDocument, withFigures } from './describe.ts';

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const document = textOf(analysisDocument);

test('docs/analysis.md has the current figures of the register; if not, run `npm run -w lab describe-figures`', () => {
  expect(withFigures(document) === document).toBe(true);
  for (const { definition } of figures) expect(document).toContain(definition);
});

test('only the part between the marks is written', () => {
  const outdated = document.replace(figures[0]?.definition ?? '', 'Outdated.');
  expect(outdated).not.toBe(document);
  expect(withFigures(outdated)).toBe(document);
  expect(() => withFigures('# A document without marks')).toThrow('lacks the marks');
});

test.each([
  ['action items', 'action-count'],
  ['decisions, the sure ones', 'decisions'],
  ['open questions, the sure ones', 'open-questions'],
])('docs/trust.md has precision and recall of %s from the register', (name, id) => {
  const limits = figures.find((figure) => figure.id === id)?.limits;
  const [, right, found] =
    /(\d+ %) are right, and (\d+ %) of all are found/.exec(limits ?? '') ?? [];
  expect([right, found]).not.toContain(undefined);
  expect(textOf('docs/trust.md')).toContain(`\n| ${name} | ${right} | ${found} |\n`);
});
