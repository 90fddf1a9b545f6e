import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageNames } from '@rapport/transcript';
import { expect, test } from 'vitest';

const { en: _, ...others } = languageNames;
const names = Object.values(others);
const [first, last] = [names.slice(0, -1).join(', '), names.at(-1)];
const listed = `${first} and ${last}`;
const orListed = `${first} or ${last}`;

test.each([
  ['docs/analysis.md', `- **${names.join(', ')}**: reading`],
  ['docs/analysis.md', `Function words of English, ${listed}.`],
  ['docs/analysis.md', `A question in ${orListed} is told so`],
  ['docs/trust.md', `In ${listed}, meetings are read without them.`],
])('%s names the languages in which meetings are read: %s', (document, words) => {
  expect(readFileSync(join(import.meta.dirname, '../..', document), 'utf8')).toContain(words);
});
