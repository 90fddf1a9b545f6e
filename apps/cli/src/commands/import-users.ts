import { parseArgs } from 'node:util';
import { findOrganizationBySlug } from '@rapport/server/features/organizations/organization-repository';
import { importUsers } from '@rapport/server/features/users/import-users';
import { openInstallation } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { CommandError } from '../command-error.ts';
import { readInputFile } from '../read-input-file.ts';

const usage = 'import-users --organization SLUG FILE.csv';

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { organization: { type: 'string' } },
    allowPositionals: true,
  });
  const [path, ...others] = positionals;
  if (!values.organization)
    throw new CommandError(`Into which organization? Name its slug: ${usage}.`);
  if (!path) throw new CommandError(`Which file? Name one: ${usage}.`);
  if (others.length > 0) throw new CommandError(`One file at a time, please: ${usage}.`);
  return { slug: values.organization, path };
}

/** Prints the same result as the HTTP call. */
export async function importUsersCommand(args: string[]): Promise<void> {
  const { slug, path } = readArguments(args);
  const file = await readInputFile(path);
  const connection = await openInstallation(readEnv(process.env));
  try {
    const organization = await findOrganizationBySlug(connection.db, slug);
    if (!organization) throw new CommandError(`There is no organization '${slug}'.`);
    const result = await importUsers(connection.db, { organizationId: organization.id }, file);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await connection.close();
  }
}
