import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

/** The path of the one file that a command is about. */
export function readFileArgument(args: string[], usage: string): string {
  const [path, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!path) throw new CommandError(`Which file? Name one: ${usage}.`);
  if (others.length > 0) throw new CommandError(`One file at a time, please: ${usage}.`);
  return fromWhereTheyStand(path);
}

/** npm runs commands in the project's own folder. */
export const fromWhereTheyStand = (path: string) =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);
