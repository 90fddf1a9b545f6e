import { parseArgs } from 'node:util';
import { resetTwoFactor } from '@rapport/server/features/auth/reset-two-factor';
import { openInstallation } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { CommandError } from '../command-error.ts';

export async function resetTwoFactorCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  const { email } = values;
  if (!email) throw new CommandError('--email is missing.');
  const connection = await openInstallation(readEnv(process.env));
  try {
    if (!(await resetTwoFactor(connection.db, email)))
      throw new CommandError(`No account has the address ${email}.`);
    process.stdout.write(`Two-factor sign-in of ${email} is switched off.\n`);
  } finally {
    await connection.close();
  }
}
