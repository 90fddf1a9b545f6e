import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export const lockfileSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
export type Lockfile = z.infer<typeof lockfileSchema>;

export type MissingPackage = { location: string; version: string; dev: boolean };

/** The locations where Node resolves a package's dependency, innermost first. */
function* lookUp(from: string, name: string): Generator<string> {
  let folder = from;
  while (folder) {
    yield `${folder}/node_modules/${name}`;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
  yield `node_modules/${name}`;
}

/**
 * Optional packages missing in the lock file. npm leaves out packages of other platforms that its registry
 * does not offer, and `npm ci` then rejects the file as outdated.
 */
export function missingOptionalPackages({ packages }: Lockfile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [location, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if ([...lookUp(location, name)].some((place) => place in packages)) continue;
      const place = `node_modules/${name}`;
      missing.set(place, { location: place, version, dev: entry.dev === true });
    }
  return [...missing.values()];
}
