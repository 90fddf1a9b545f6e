import type { ModuleGraph } from './module-graph.ts';

/**
 * What puts the server together imports all of it, and is imported by nearly every test. A change reaches the tests
 * behind it by the folder of its feature.
 */
const composition = /^apps\/server\/src\/(?:app|jobs|main|start-server|open-installation)\.ts$/;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** The folder of a feature; its tests use the app instead of importing what they test. */
const featureOf = (file: string) => /^apps\/\w+\/src\/features\/[^/]+\//.exec(file)?.[0];
/** Its tests are about all features, which they name. */
const isAboutSecurity = (file: string) => file.startsWith('apps/server/src/security/');

/** The tests that a change can reach, with the number of steps to it: imports, and from a feature to its tests. */
export function reachedTests(
  changed: readonly string[],
  { sources, importers }: ModuleGraph,
): Map<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of steps) {
    if (composition.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, distance + 1);
  }
  const reached = new Map<string, number>();
  const reach = (test: string, distance: number) =>
    reached.set(test, Math.min(distance, reached.get(test) ?? distance));
  const features = new Map<string, number>();
  for (const [file, distance] of steps) {
    if (isTest(file) && sources.has(file)) reach(file, distance);
    const feature = featureOf(file);
    if (feature && !isTest(file))
      features.set(feature, Math.min(distance, features.get(feature) ?? distance));
  }
  const documents = changed.filter((file) => !/\.tsx?$/.test(file)).map(nameOf);
  for (const [test, source] of sources) {
    if (!isTest(test)) continue;
    const own = features.get(featureOf(test) ?? '');
    if (own !== undefined) reach(test, own + 1);
    if (isAboutSecurity(test))
      for (const [feature, distance] of features)
        if (distance === 0 && source.includes(nameOf(feature.slice(0, -1)))) reach(test, 2);
    if (documents.some((document) => source.includes(document))) reach(test, 1);
  }
  return reached;
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
