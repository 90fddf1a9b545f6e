import { parseArgs } from 'node:util';
import { turnPasswordsOn } from '@rapport/server/features/single-sign-on/turn-passwords-on';
import { openInstallation } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { CommandError } from '../command-error.ts';

const sentences = {
  on: 'Members sign in with passwords again. Single sign-on stays as it is.',
  'was on': 'Passwords were on already.',
};

export async function passwordsOn(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { organization: { type: 'string' } } });
  if (!values.organization) throw new CommandError('--organization is missing.');
  const connection = await openInstallation(readEnv(process.env));
  try {
    const result = await turnPasswordsOn(connection.db, values.organization);
    if (!result) throw new CommandError(`There is no organization '${values.organization}'.`);
    process.stdout.write(`${sentences[result]}\n`);
  } finally {
    await connection.close();
  }
}
