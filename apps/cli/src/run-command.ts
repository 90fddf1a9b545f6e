import { CommandError } from './command-error.ts';
import { type Command, commands } from './commands.ts';

const invocation = 'npm run --silent rapport -- ';

/** @throws CommandError for an unknown command or wrong arguments */
export async function runCommand([name, ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h') return print(helpForAll());
  if (name === undefined) throw new CommandError(`Which command? ${namesOfCommands()}`);
  const command = commands.get(name);
  if (!command) throw new CommandError(`There is no command '${name}'. ${namesOfCommands()}`);
  if (args.includes('--help') || args.includes('-h')) return print(helpFor(command));
  const run = await command.load();
  await run(args);
}

function namesOfCommands(): string {
  return `The commands are ${new Intl.ListFormat('en').format(commands.keys())}; --help explains them.`;
}

function helpForAll(): string {
  const each = [...commands.values()].map(({ usage, does }) => `  ${usage}\n      ${does}`);
  return `Usage: ${invocation}COMMAND\n\n${each.join('\n')}\n`;
}

function helpFor({ usage, does }: Command): string {
  return `Usage: ${invocation}${usage}\n\n${does}\n`;
}

function print(text: string) {
  process.stdout.write(text);
}
