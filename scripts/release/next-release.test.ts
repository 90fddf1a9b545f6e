import { expect, test } from 'vitest';
import { nextVersion, releasedChanges } from './next-release.ts';

test.each([
  ['major', '2.0.0'],
  ['minor', '1.3.0'],
  ['patch', '1.2.6'],
] as const)('after a %s step 1.2.5 is %s', (step, version) => {
  expect(nextVersion('1.2.5', step)).toBe(version);
});

test('what is unreleased gets the version and the day', () => {
  const changes = '# Changes\n\n## Unreleased\n\n- Faster.\n\n## 0.1.0\n\n- First.\n';
  expect(releasedChanges(changes, '0.2.0', '2026-11-27')).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0, 2026-11-27\n\n- Faster.\n\n## 0.1.0\n\n- First.\n',
  );
});

test('a version without changes is not released', () => {
  expect(releasedChanges('## Unreleased\n\n## 0.1.0\n\n- First.\n', '0.2.0', '2026-11-27')).toBe(
    null,
  );
});
