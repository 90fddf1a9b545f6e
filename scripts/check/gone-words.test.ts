import { expect, test } from 'vitest';
import { goneWords } from './gone-words.ts';

const diff = `--- a/apps/web/src/form.tsx
+++ b/apps/web/src/form.tsx
-          Save all
-      <SettingsRow title="Access"
-        <h2>People</h2>
-  label: 'Close',
-  'Failed to save people',
+          Keep all
`;
const files = new Map([
  ['e2e/journeys/settings.spec.ts', "name: 'Save all' }); name: 'Access' }); name: 'People' });"],
  ['e2e/journeys/close.spec.ts', "name: 'Close' }); getByText(/^Failed to save \\w+/)"],
  ['docs/operations.md', 'Press *Save all*, then *Close*.'],
]);

test('journeys and documents with words that the change took away are named', () => {
  const gone = goneWords(diff, ["other: 'Close'"], files);
  expect(gone.map(({ file, words }) => `${file}: ${words}`)).toEqual([
    'e2e/journeys/settings.spec.ts: Save all',
    'e2e/journeys/settings.spec.ts: Access',
    'e2e/journeys/settings.spec.ts: People',
    'e2e/journeys/close.spec.ts: Failed to save',
    'docs/operations.md: Save all',
  ]);
});
