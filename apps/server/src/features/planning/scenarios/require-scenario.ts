import type { Queryable } from '../../../database/types.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { requireVersion } from '../require-version.ts';
import { listNamed } from './directory-repository.ts';
import { requireTemplate } from './require-template.ts';
import { findScenario } from './scenario-repository.ts';

/**
 * The locked row, if its version is the one that the change was made on.
 * @throws AppError 404 for a scenario that the member does not see, 403 in works-council mode and for one that they
 * may only read, 409 if it was changed
 * meanwhile
 */
export async function requireUnchanged(
  tx: Queryable,
  member: Member,
  { id, version }: { id: string; version: number },
) {
  const row = await findScenario(tx, member, id, { locked: true });
  if (!row) throw notFound('Scenario');
  requireTemplate(member, row.configuration.template);
  if (!row.mayChange) throw forbidden();
  requireVersion(member, row, version);
  return row;
}

export const unknownPerson = () =>
  badRequest('UNKNOWN_PERSON', 'A chosen person is not in the directory. Choose again.');

/** @throws AppError 400 if one of them is not in the directory, unless they were `stored` before they left it */
export async function requirePeople(
  tx: Queryable,
  { organizationId }: Member,
  ids: readonly string[],
  stored: readonly string[],
): Promise<void> {
  const added = [...new Set(ids).difference(new Set(stored))];
  const known = await listNamed(tx, organizationId, added);
  if (known.length < added.length) throw unknownPerson();
}
