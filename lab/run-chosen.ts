import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Runs `NAME/main.ts` of the folder for the first argument, with the arguments after it; lists the names otherwise. */
export async function runChosen(folder: string, ifNoneIsNamed?: string): Promise<void> {
  const names = globSync('*/main.ts', { cwd: folder }).map(dirname).sort();
  const [first] = process.argv.splice(2, 1);
  const name = first ?? ifNoneIsNamed;
  if (name === undefined || !names.includes(name)) {
    console.error(
      `${name === undefined ? 'Name one' : `There is no '${name}'`}: ${names.join(', ')}.`,
    );
    process.exit(2);
  }
  await import(join(folder, name, 'main.ts'));
}
