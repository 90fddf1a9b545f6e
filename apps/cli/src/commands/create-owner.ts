import { parseArgs } from 'node:util';
import { inviteOwner, newOwnerSchema } from '@rapport/server/features/organizations/invite-owner';
import { openInstallation } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { CommandError } from '../command-error.ts';

function readOwner(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { organization: { type: 'string' }, email: { type: 'string' } },
  });
  const parsed = newOwnerSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`);
  throw new CommandError(`${problems.join(', ')}.`);
}

export async function createOwner(args: string[]): Promise<void> {
  const owner = readOwner(args);
  const env = readEnv(process.env);
  const connection = await openInstallation(env);
  try {
    process.stdout.write(`${await inviteOwner(connection.db, env.publicUrl, owner)}\n`);
  } finally {
    await connection.close();
  }
}
