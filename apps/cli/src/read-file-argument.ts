import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

/** The path in the only argument of a command. @throws CommandError for none or several */
export function readFileArgument(args: string[], usage: string): string {
  const [path, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!path) throw new CommandError(`Which file? Name one: ${usage}.`);
  if (others.length > 0) throw new CommandError(`One file at a time, please: ${usage}.`);
  return resolveUserPath(path);
}

/** Resolves against the user's folder, since npm runs commands in the project's folder. */
export const resolveUserPath = (path: string) =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);
