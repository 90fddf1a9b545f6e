import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import { serve } from '../../platform/serve.ts';
import { getInvitation } from './get-invitation.ts';
import { handOverOwnership } from './hand-over-ownership.ts';
import { type InviteManyServices, inviteMany } from './invite-many.ts';
import { readTrust } from './read-trust.ts';
import { saveOrganizationSettings } from './save-organization-settings.ts';
import { type SaveTrustServices, saveTrust } from './save-trust.ts';
import { readTwoFactorRule, saveTwoFactorRule } from './two-factor-rule.ts';

export function organizationRoutes(
  app: FastifyInstance,
  services: SaveTrustServices & InviteManyServices,
) {
  const { db } = services;

  serve(app, 'organization', endpoints.organization, {
    getInvitation: ({ id }) => getInvitation(db, id),
    invite: async ({ actor, body }) => {
      await limitAttempts(db, [`invitations ${actor.organizationId}`], attemptsPerMinute);
      return inviteMany(services, actor, body);
    },
    getSettings: ({ actor }) => actor.settings,
    updateSettings: ({ actor, body }) => saveOrganizationSettings(services, actor, body),
    getTrust: ({ actor }) => readTrust(services, actor),
    updateTrust: ({ actor, body }) => saveTrust(services, actor, body),
    getTwoFactorRule: ({ actor }) => readTwoFactorRule(db, actor),
    updateTwoFactorRule: ({ actor, body }) => saveTwoFactorRule(services, actor, body),
    handOver: ({ actor, body }) => handOverOwnership(services, actor, body.memberId),
  });
}
