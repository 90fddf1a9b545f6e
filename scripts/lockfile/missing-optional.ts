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

/** Where a package looks for another: beside itself, then ever further out. */
function* lookUp(from: string, name: string): Generator<string> {
  let folder = from;
  while (folder) {
    yield `${folder}/node_modules/${name}`;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
  yield `node_modules/${name}`;
}

/**
 * The optional packages that the lock file should name and does not. npm leaves out those of other
 * platforms that the registry at hand does not offer, and `npm ci` then takes the file for outdated.
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
