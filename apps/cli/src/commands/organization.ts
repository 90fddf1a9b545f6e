import { parseArgs } from 'node:util';
import { organizationFiguresSchema, periodQuerySchema, periodWeeks } from '@rapport/contract';
import { exportFigures } from '@rapport/server/features/figures/export-figures';
import {
  findOrganizationBySlug,
  listOrganizationSlugs,
} from '@rapport/server/features/organizations/organization-repository';
import { openInstallation } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { CommandError } from '../command-error.ts';

const usage = 'organization --json [--period WEEKS] [--organization SLUG]';

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      period: { type: 'string' },
      organization: { type: 'string' },
    },
  });
  if (!values.json) throw new CommandError(`The figures are printed as JSON: ${usage}.`);
  const query = periodQuerySchema.safeParse({ weeks: values.period });
  if (!query.success) {
    const lengths = new Intl.ListFormat('en', { type: 'disjunction' }).format(
      periodWeeks.map(String),
    );
    throw new CommandError(`--period takes ${lengths} weeks, not '${values.period}'.`);
  }
  return { query: query.data, slug: values.organization };
}

/**
 * Prints the figures that the screens of the organization show to every reader, but nothing that was said in
 * meetings.
 */
export async function organization(args: string[]): Promise<void> {
  const { query, slug } = readArguments(args);
  const connection = await openInstallation(readEnv(process.env));
  try {
    const { db } = connection;
    const named = slug ?? onlyOne(await listOrganizationSlugs(db));
    const found = await findOrganizationBySlug(db, named);
    if (!found) throw new CommandError(`There is no organization '${named}'.`);
    const figures = await exportFigures(db, { ...found, slug: named }, query);
    const text = JSON.stringify(organizationFiguresSchema.parse(figures), null, 2);
    process.stdout.write(`${text}\n`);
  } finally {
    await connection.close();
  }
}

function onlyOne([first, ...others]: readonly string[]): string {
  if (first === undefined) throw new CommandError('There is no organization yet.');
  if (others.length > 0) throw new CommandError(`Of which organization? Name its slug: ${usage}.`);
  return first;
}
