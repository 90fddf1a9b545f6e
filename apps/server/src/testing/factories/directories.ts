import { directoryTokenSchema, paths } from '@rapport/contract';
import { z } from 'zod';
import type { TestApp } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';

const withId = z.object({ id: z.string() });

/** A company's directory with a SCIM token of the owner's organization. */
export async function buildDirectory(
  { accounts }: Pick<TestApp, 'accounts'>,
  owner: Pick<SignedIn, 'call'>,
) {
  const response = await owner.call('POST', paths.directoryToken);
  const { token } = directoryTokenSchema.parse(response.json());
  const { call } = accounts.callsWith(token);
  const send = (method: Parameters<typeof call>[0], url: string, body?: object) =>
    call(method, url, {
      ...(body && {
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/scim+json' },
      }),
    });
  return {
    token,
    call: send,
    /** Returns the id of the new user. */
    createUser: async (userName: string, given: object = {}) =>
      withId.parse((await send('POST', paths.scimUsers, scimUser(userName, given))).json()).id,
    createGroup: async (displayName: string, ids: readonly string[] = []) => {
      const members = ids.map((value) => ({ value }));
      const body = { schemas: [groupSchema], displayName, members };
      return withId.parse((await send('POST', paths.scimGroups, body)).json()).id;
    },
  };
}

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export const scimUser = (userName: string, given: object = {}) => ({
  schemas: [userSchema],
  userName,
  active: true,
  name: { givenName: 'Ines', familyName: 'Calloway' },
  ...given,
});

export const scimPatch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
