import { readFile, writeFile } from 'node:fs/promises';
import { lockfileSchema, missingOptionalPackages } from './missing-optional.ts';
import { platformOf } from './platform-of.ts';

// Completes the lockfile after a change of dependencies, if the registry lacks packages of some platforms.
const lockfile = lockfileSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
const missing = missingOptionalPackages(lockfile);
for (const { location, version, dev } of missing)
  lockfile.packages[location] = {
    version,
    ...platformOf(location),
    ...(dev && { dev }),
    optional: true,
  };
const byLocation = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
await writeFile(
  'package-lock.json',
  `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(byLocation) }, null, 2)}\n`,
);
console.log(`${missing.length} packages added to package-lock.json`);
