import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const libraries = join(import.meta.dirname, 'node_modules');

const positionSchema = z.object({ line: z.number(), column: z.number() });
const resultSchema = z.object({
  files: z.array(z.object({ name: z.string(), content: z.string() })),
  mutants: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      mutatorName: z.string(),
      replacement: z.string(),
      location: z.object({ start: positionSchema, end: positionSchema }),
      statusReason: z.string().optional(),
    }),
  ),
});
/** A change of the code (a mutant). Lines and columns count from 0. */
export type Mutant = z.infer<typeof resultSchema>['mutants'][number];
/** By path. */
export type Sources = Map<string, { original: string; instrumented: string }>;

type SyntaxPath = { isObjectProperty(): boolean; isCallExpression(): boolean; toString(): string };

/** Ignores texts that only developers and operators read. */
const ignorer = {
  shouldIgnore(path: SyntaxPath) {
    const isDescription =
      path.isObjectProperty() && /^(summary|description|tags):/.test(path.toString());
    const isLogged = path.isCallExpression() && /^(\w+\.)*log\.\w+\(/.test(path.toString());
    return isDescription || isLogged ? 'described or logged' : undefined;
  },
};

/** Inserts all changes into the code, each behind a switch (Stryker's instrumenter). */
export async function instrument(
  paths: readonly string[],
): Promise<{ mutants: Mutant[]; sources: Sources }> {
  // Imported by path, because only those who run mutation tests install it.
  const entry = join(libraries, '@stryker-mutator/instrumenter/dist/src');
  const { Instrumenter }: { Instrumenter: new (...parts: unknown[]) => InstrumenterOfStryker } =
    await import(join(entry, 'index.js'));
  const [{ createParser }, { print }, { transform }] = await Promise.all(
    ['parsers', 'printers', 'transformers'].map((part) => import(join(entry, part, 'index.js'))),
  );
  const log = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };
  const files = await Promise.all(
    paths.map(async (name) => ({ name, mutate: true, content: await readFile(name, 'utf8') })),
  );
  const { files: written, mutants } = resultSchema.parse(
    await new Instrumenter(log, createParser, print, transform).instrument(files, {
      plugins: null,
      excludedMutations: [],
      ignorers: [ignorer],
    }),
  );
  const sources: Sources = new Map();
  for (const [index, { name, content }] of written.entries())
    sources.set(name, { original: files[index]?.content ?? '', instrumented: content });
  return { mutants: mutants.filter(({ statusReason }) => !statusReason), sources };
}

type InstrumenterOfStryker = {
  instrument(files: readonly object[], options: object): Promise<unknown>;
};
