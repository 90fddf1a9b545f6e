const steps = ['major', 'minor', 'patch'] as const;
type Step = (typeof steps)[number];

export const isStep = (word: string): word is Step => steps.some((step) => step === word);

/** '1.3.0' after a minor step from '1.2.5'. */
export function nextVersion(version: string, step: Step): string {
  const place = steps.indexOf(step);
  const numbers = version.split('.').map(Number);
  return numbers
    .map((number, at) => (at < place ? number : at === place ? number + 1 : 0))
    .join('.');
}

/** The changes with those unreleased under the new version. Null if there are none. */
export function releasedChanges(changes: string, version: string, day: string): string | null {
  const heading = '## Unreleased\n';
  const [before = '', after = ''] = changes.split(heading);
  if (!/^\s*- /.test(after)) return null;
  return `${before}${heading}\n## ${version}, ${day}\n${after}`;
}
