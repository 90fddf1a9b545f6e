import {
  apiErrorSchema,
  confirmLooseningSchema,
  invitationDetailsSchema,
  manyInvitationsResultSchema,
  manyInvitationsSchema,
  organizationSettingsSchema,
  organizationSettingsUpdateSchema,
  paths,
  trustStateSchema,
  trustUpdateSchema,
  twoFactorRuleSchema,
  twoFactorRuleUpdateSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import { requireMember } from '../../platform/session.ts';
import { getInvitation } from './get-invitation.ts';
import { handOverOwnership } from './hand-over-ownership.ts';
import { type InviteManyServices, inviteMany } from './invite-many.ts';
import { readTrust } from './read-trust.ts';
import { saveOrganizationSettings } from './save-organization-settings.ts';
import { type SaveTrustServices, saveTrust } from './save-trust.ts';
import { readTwoFactorRule, saveTwoFactorRule } from './two-factor-rule.ts';

const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const tags = ['organization'];

export function organizationRoutes(
  app: FastifyInstance,
  services: SaveTrustServices & InviteManyServices,
) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.invitation,
    {
      schema: {
        summary: 'An open invitation, for anyone who has its link',
        tags,
        params: z.object({ id: z.string().max(100) }),
        response: { 200: invitationDetailsSchema, 404: apiErrorSchema },
      },
    },
    (request) => getInvitation(db, request.params.id),
  );

  routes.post(
    paths.invitations,
    {
      schema: {
        summary: 'Invite many people; the answer says of each what came of it',
        tags,
        body: manyInvitationsSchema,
        response: {
          200: manyInvitationsResultSchema,
          400: apiErrorSchema,
          403: apiErrorSchema,
          429: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      await limitAttempts(db, [`invitations ${member.organizationId}`], attemptsPerMinute);
      return inviteMany(services, member, request.body);
    },
  );

  routes.get(
    paths.organizationSettings,
    {
      schema: {
        summary: "The organization's settings",
        tags,
        response: { 200: organizationSettingsSchema, ...refusals },
      },
    },
    async (request) => (await requireMember(request)).settings,
  );

  routes.patch(
    paths.organizationSettings,
    {
      schema: {
        summary: "Save the organization's settings",
        tags,
        body: organizationSettingsUpdateSchema,
        response: {
          200: organizationSettingsSchema,
          400: apiErrorSchema,
          403: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) =>
      saveOrganizationSettings(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.trust,
    {
      schema: {
        summary: 'Who may see what',
        tags,
        response: { 200: trustStateSchema, ...refusals },
      },
    },
    async (request) => readTrust(services, await requireMember(request)),
  );

  routes.patch(
    paths.trust,
    {
      schema: {
        summary: 'Save who may see what; changes that show more must be confirmed',
        tags,
        body: trustUpdateSchema,
        response: {
          200: trustStateSchema,
          400: apiErrorSchema,
          403: apiErrorSchema,
          409: confirmLooseningSchema,
          ...refusals,
        },
      },
    },
    async (request) => saveTrust(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.twoFactorRule,
    {
      schema: {
        summary: 'Whether two-factor sign-in is required, and how many members have it',
        tags,
        response: { 200: twoFactorRuleSchema, 403: apiErrorSchema, ...refusals },
      },
    },
    async (request) => readTwoFactorRule(db, await requireMember(request)),
  );

  routes.put(
    paths.twoFactorRule,
    {
      schema: {
        summary: 'Turn the requirement of two-factor sign-in on or off',
        tags,
        body: twoFactorRuleUpdateSchema,
        response: {
          200: twoFactorRuleSchema,
          403: apiErrorSchema,
          409: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => saveTwoFactorRule(services, await requireMember(request), request.body),
  );

  routes.post(
    paths.handOverOwnership,
    {
      schema: {
        summary: 'Make another member the owner',
        tags,
        body: z.object({ memberId: z.string().max(100) }),
        response: { 204: z.null(), 403: apiErrorSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await handOverOwnership(services, await requireMember(request), request.body.memberId);
      return reply.status(204).send(null);
    },
  );
}
