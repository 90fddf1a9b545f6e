import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedLanguages } from '@rapport/transcript';
import { expect, test } from 'vitest';

/** Languages that were read before meetings in a new one had to be read again. */
const first = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']);

/** Stored before, they have no topics, no week of figures counts them, and a search finds only equal words of theirs. */
test('a migration reads the meetings in each later language again', () => {
  const migrations = globSync(join(import.meta.dirname, '../../database/migrations/*.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const later = supportedLanguages.filter((language) => !first.has(language));
  expect(later.filter((language) => !migrations.includes(`'${language}'`))).toEqual([]);
});
