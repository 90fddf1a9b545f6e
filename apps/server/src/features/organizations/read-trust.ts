import { type TrustAdministration, type TrustState, trustSubjects } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { readLastChanges } from '../audit/read-last-changes.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { findOrganizationSettings } from './find-organization-settings.ts';
import { countTrustEffects } from './trust-effect-repository.ts';
import { listNamedIds } from './trust-repository.ts';

export type TrustServices = {
  db: Database;
  isModelSetUp: (organizationId: string) => Promise<boolean>;
  isSpeechSetUp: boolean;
};

/**
 * Every member can read the settings; the additional fields are only for people who may change
 * them.
 */
export async function readTrust(services: TrustServices, member: Member): Promise<TrustState> {
  const { trust: settings } = await findOrganizationSettings(services.db, member.organizationId);
  const mayChange = hasPermission(member.role, { organization: ['update'] });
  return {
    settings,
    administration: mayChange ? await readAdministration(services, member) : null,
  };
}

/** Who may plan about persons is for owners to say. */
export const mayNamePlanners = (role: Member['role']): boolean => role === 'owner';

/** Words of colleagues leave Rapport then, so an owner answers for it. Every manager may switch them off. */
export const maySwitchAssistantsOn = (role: Member['role']): boolean => role === 'owner';

async function namedPeople(
  db: Database,
  organizationId: string,
  table: Parameters<typeof listNamedIds>[2],
) {
  const ids = await listNamedIds(db, organizationId, table);
  const people = await nameDirectoryPeople(db, organizationId, ids);
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function readAdministration(
  { db, isModelSetUp, isSpeechSetUp }: TrustServices,
  { organizationId, role }: Member,
): Promise<TrustAdministration> {
  const figureReaders = await namedPeople(db, organizationId, 'figureReader');
  const planners = await namedPeople(db, organizationId, 'planner');
  const changes = await readLastChanges(db, organizationId, 'trust-changed');
  const { readings, ...effects } = await countTrustEffects(db, organizationId);
  return {
    figureReaders,
    planners,
    mayChangePlanners: mayNamePlanners(role),
    maySwitchAssistantsOn: maySwitchAssistantsOn(role),
    lastChanges: trustSubjects.flatMap((subject) => {
      const change = changes.get(subject);
      return change ? [{ subject, at: change.at.toISOString(), name: change.personName }] : [];
    }),
    effects: {
      ...effects,
      readersPerMeeting: {
        everyone: effects.people,
        participants: effects.meetings === 0 ? 0 : readings / effects.meetings,
      },
    },
    isModelSetUp: await isModelSetUp(organizationId),
    isSpeechSetUp,
  };
}
