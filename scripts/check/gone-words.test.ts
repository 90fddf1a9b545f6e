import { expect, test } from 'vitest';
import { goneWords } from './gone-words.ts';

const diff = `--- a/apps/web/src/form.tsx
+++ b/apps/web/src/form.tsx
-          Save all
-      <SettingsRow title="Access"
-        <h2>People</h2>
-  label: 'Close',
+          Keep all
`;
const journeys = new Map([
  ['e2e/journeys/settings.spec.ts', "name: 'Save all' }); name: 'Access' }); name: 'People' });"],
  ['e2e/journeys/close.spec.ts', "name: 'Close' });"],
]);

test('journeys that look for words that the change took away are named', () => {
  expect(goneWords(diff, ["other: 'Close'"], journeys).map(({ words }) => words)).toEqual([
    'Save all',
    'Access',
    'People',
  ]);
});
