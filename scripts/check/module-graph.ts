import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { z } from 'zod';

export type ModuleGraph = {
  /** By path from the root. */
  sources: ReadonlyMap<string, string>;
  /** By path from the root, the files that import it; also of data and of files that are gone. */
  importers: ReadonlyMap<string, ReadonlySet<string>>;
};

const importedPath = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)'([^'\n]+)'/g;
const packageSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
});

/** Who imports whom, read from the text of all sources: types and dynamic imports count too. */
export function readModuleGraph(root: string): ModuleGraph {
  const sources = new Map(
    globSync('{packages,apps,scripts,lab}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (path) => path.endsWith('node_modules') || path.endsWith('dist'),
    }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const packages = readPackages(root);
  const importers = new Map<string, Set<string>>();
  for (const [file, source] of sources)
    for (const [, specifier = ''] of source.matchAll(importedPath)) {
      const target = targetOf(file, specifier, packages);
      if (target === undefined) continue;
      for (const path of [target, `${target}.ts`, `${target}.tsx`])
        importers.set(path, (importers.get(path) ?? new Set()).add(file));
    }
  return { sources, importers };
}

type Packages = ReadonlyMap<string, { folder: string; exports: Readonly<Record<string, string>> }>;

function readPackages(root: string): Packages {
  const files = globSync('{packages,apps}/*/package.json', { cwd: root });
  return new Map(
    files.map((file) => {
      const { name, exports } = packageSchema.parse(
        JSON.parse(readFileSync(join(root, file), 'utf8')),
      );
      return [name, { folder: dirname(file), exports }];
    }),
  );
}

/** The path from the root, maybe without its ending; undefined for packages of others. */
function targetOf(file: string, specifier: string, packages: Packages): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('@/')) return specifier.replace('@/', 'apps/web/src/');
  const [, name = '', part] = /^(@rapport\/[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const found = packages.get(name);
  if (!found) return undefined;
  const exported =
    found.exports[part === undefined ? '.' : `./${part}`] ??
    found.exports['./*']?.replace('*', part ?? '');
  return exported && posix.join(found.folder, exported);
}
