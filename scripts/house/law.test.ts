import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lawTitle, lawWords } from '@rapport/contract';
import { expect, test } from 'vitest';

test('docs/trust.md has the state of the law that every member reads', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/trust.md'), 'utf8');
  const words = page.replace(/\s+/g, ' ');
  expect(words).toContain(lawTitle.toLowerCase().replace('november', 'November'));
  for (const { value } of lawWords) {
    const facts = value.match(
      /\d+ \w+ 20\d\d|\(EU\) \d+\/\d+ \(OJ L, [\d.]+\)|words only, never voice or face/g,
    );
    expect(facts).not.toBeNull();
    for (const fact of facts ?? []) expect(words).toContain(fact);
  }
});
