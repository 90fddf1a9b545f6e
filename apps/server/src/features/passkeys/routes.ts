import {
  apiErrorSchema,
  newPasskeySchema,
  passkeyBeginSchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyNameSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { EventBus } from '../../platform/event-bus.ts';
import { type AccountCaller, headersOf, requireAccount } from '../../platform/session.ts';
import { type AddingServices, beginPasskey, finishPasskey } from './add-passkey.ts';
import { readPasskeys, removePasskey, renamePasskey } from './change-passkeys.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 403: apiErrorSchema };
const tags = ['passkeys'];

type Services = AddingServices & {
  bus: EventBus;
  /**
   * Whether this is the password of the caller, whose session is in the headers.
   * @throws TooManyRequests
   */
  isPassword: (caller: AccountCaller, headers: Headers, password: string) => Promise<boolean>;
};

/** Passkeys of the caller's account. Each change answers with the new list. */
export function passkeyRoutes(app: FastifyInstance, services: Services) {
  const { db, relyingParty, isPassword } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const list = (accountId: string) => readPasskeys(db, accountId, relyingParty);

  routes.get(
    paths.passkeys,
    {
      schema: {
        summary: 'The passkeys of the caller',
        tags,
        response: { 200: passkeyListSchema, ...refusals },
      },
    },
    async (request) => list((await requireAccount(request)).accountId),
  );

  routes.post(
    paths.passkeyBegin,
    {
      schema: {
        summary: 'Start adding a passkey, confirmed by the password of the account',
        tags,
        body: passkeyBeginSchema,
        response: {
          200: passkeyCreationSchema,
          400: apiErrorSchema,
          429: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => {
      const caller = await requireAccount(request);
      return beginPasskey(services, caller, () =>
        isPassword(caller, headersOf(request), request.body.password),
      );
    },
  );

  routes.post(
    paths.passkeys,
    {
      schema: {
        summary: 'Add the passkey that the browser created',
        tags,
        body: newPasskeySchema,
        response: {
          200: passkeyListSchema,
          400: apiErrorSchema,
          409: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => {
      const caller = await requireAccount(request);
      await finishPasskey(services, caller, request.body);
      return list(caller.accountId);
    },
  );

  routes.patch(
    paths.passkey,
    {
      schema: {
        summary: 'Rename a passkey',
        tags,
        params,
        body: passkeyNameSchema,
        response: { 200: passkeyListSchema, 400: apiErrorSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request) => {
      const caller = await requireAccount(request);
      await renamePasskey(db, caller, { id: request.params.id, name: request.body.name });
      return list(caller.accountId);
    },
  );

  routes.delete(
    paths.passkey,
    {
      schema: {
        summary: 'Remove a passkey, and end the other sessions that it has opened',
        tags,
        params,
        response: { 200: passkeyListSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request) => {
      const caller = await requireAccount(request);
      await removePasskey(services, caller, request.params.id);
      return list(caller.accountId);
    },
  );
}
