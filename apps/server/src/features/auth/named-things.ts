import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { type AppError, notFound } from '../../platform/errors.ts';
import { invitationNotFound } from '../organizations/get-invitation.ts';
import { type Kind, listOwnThings } from './named-things-repository.ts';

type NamedThings = Map<Kind, string[]>;

const kindOfName = new Map<string, Kind>([
  ['memberId', 'member'],
  ['memberIdOrEmail', 'member'],
  ['teamId', 'team'],
  ['userId', 'account'],
  ['invitationId', 'invitation'],
]);
const pathOfInvitation = '/organization/get-invitation';

const unknown: Record<Kind, () => AppError> = {
  member: () => notFound('Member'),
  team: () => notFound('Team'),
  account: () => notFound('User'),
  invitation: invitationNotFound,
};

const fieldsSchema = z.looseObject({ data: z.looseObject({}).catch({}) }).catch({ data: {} });

/** The ids in the body or query of a call about organizations. */
export function namedThings(path: string, body: unknown, { searchParams }: URL): NamedThings {
  if (!path.startsWith('/organization/')) return new Map();
  const { data, ...fields } = fieldsSchema.parse(body);
  const given = [...Object.entries(fields), ...Object.entries(data), ...searchParams];
  const named = given.flatMap(([name, value]) => {
    const kind = path === pathOfInvitation && name === 'id' ? 'invitation' : kindOfName.get(name);
    // The library converts numbers and lists to strings.
    const values = [value].flat().filter((one) => one !== null && one !== undefined && one !== '');
    return kind ? values.map((one) => ({ kind, value: asText(one) })) : [];
  });
  const ofKind = Map.groupBy(named, ({ kind }) => kind);
  return new Map([...ofKind].map(([kind, things]) => [kind, things.map(({ value }) => value)]));
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);

/**
 * Answers foreign and unknown ids alike, which the library does not.
 * @throws AppError 404
 */
export async function requireOwnThings(
  db: Database,
  accountId: string,
  named: NamedThings,
  closedIds: readonly string[],
): Promise<void> {
  const checked = await Promise.all(
    [...named].map(async ([kind, values]) => {
      const own = await listOwnThings(db, accountId, kind, values, closedIds);
      return values.every((value) => own.has(value.toLowerCase())) ? undefined : kind;
    }),
  );
  const missing = checked.find((kind) => kind !== undefined);
  if (missing) throw unknown[missing]();
}
