import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { EventBus } from '../../platform/event-bus.ts';
import { serve } from '../../platform/serve.ts';
import { type AccountCaller, headersOf } from '../../platform/session.ts';
import { type AddingServices, beginPasskey, finishPasskey } from './add-passkey.ts';
import { readPasskeys, removePasskey, renamePasskey } from './change-passkeys.ts';

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
  const list = (accountId: string) => readPasskeys(db, accountId, relyingParty);

  serve(app, 'passkeys', endpoints.passkeys, {
    list: ({ caller }) => list(caller.accountId),
    begin: ({ caller, body, request }) =>
      beginPasskey(services, caller, () => isPassword(caller, headersOf(request), body.password)),
    create: async ({ caller, body }) => {
      await finishPasskey(services, caller, body);
      return list(caller.accountId);
    },
    rename: async ({ caller, id, body }) => {
      await renamePasskey(db, caller, { id: id, name: body.name });
      return list(caller.accountId);
    },
    remove: async ({ caller, id }) => {
      await removePasskey(services, caller, id);
      return list(caller.accountId);
    },
  });
}
