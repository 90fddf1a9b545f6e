import { inflateRawSync } from 'node:zlib';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  paths,
  samlAnswerPath,
  samlMetadataPath,
  singleSignOnAddressSchema,
  singleSignOnReturnPath,
} from '@rapport/contract';
import type { AttackedServer } from './attacked-server.ts';
import type { Answer, Send, Sent } from './caller.ts';
import { directoryFloods, hostileAnswers, hostileCredentials } from './hostile-sign-ins.ts';
import type { Tally } from './tally.ts';
import type { Step } from './watch.ts';
import type { Organization } from './world.ts';

type Attack = { send: Send; step: Step; tally: Tally };

/**
 * What the list of calls does not have or cannot say: answers of SAML to real requests, returns from providers, answers
 * of passkeys to real challenges, and large requests of directories. None may open a session.
 */
export async function attackSignIn(server: AttackedServer, { send, step, tally }: Attack) {
  console.log('Sign-ins by SAML, OpenID Connect and passkeys, and directories');
  const { own, foreign } = await server.ask('world');
  const opensNothing = async (sent: Sent, what: string) => {
    const answer = await send(sent, what);
    if (/session_token=[^;]/.test(answer?.cookies ?? ''))
      tally.fault(`${what}: a session was opened`);
    return answer;
  };
  await step('metadata of SAML', async () => {
    for (const id of [own.organizationId, foreign.organizationId, 'nowhere', '%00', '..%2f..'])
      await opensNothing(
        { method: 'GET', path: samlMetadataPath.replace(':organizationId', id) },
        id,
      );
  });
  /** Posts an answer as a browser would, then follows it with the cookie of the browser that began the sign-in. */
  const answered = async (begun: Begun, xml: string, what: string) => {
    const posted = await opensNothing(samlAnswer(xml, begun.state), what);
    const [, path] = /^https?:\/\/[^/]+(.*)$/.exec(posted?.location ?? '') ?? [];
    const headers = { cookie: begun.cookie };
    const end = path?.startsWith(singleSignOnReturnPath)
      ? await opensNothing({ method: 'GET', path, headers }, what)
      : posted;
    requireRefusal(tally, end, what);
  };
  await step('answers of SAML', async () => {
    for (const [what, xmlFor] of hostileAnswers) {
      const begun = await begin(send, own);
      await answered(begun, xmlFor(begun), what);
    }
    const [theirs, ours] = [await begin(send, foreign), await begin(send, own)];
    const [, xmlFor] = hostileAnswers[0];
    await answered(ours, xmlFor(theirs), 'an answer to a request of another organization');
    await answered({ ...ours, state: 'x' }, xmlFor(ours), 'an answer that nobody has asked for');
  });
  await step('returns from a provider', async () => {
    const { state, cookie } = await begin(send, own);
    const queries = [
      '',
      `state=${state}`,
      `state=${state}&code=guess`,
      `state=${state}&state=${state}&code=a&code=b`,
      `state=${state}&error=access_denied&error_description=${'x'.repeat(6000)}`,
      `state=unknown&code=${'x'.repeat(6000)}`,
      `state=%00&code=%ff&iss=${encodeURIComponent('https://evil.example')}`,
    ];
    for (const query of queries)
      for (const headers of [{}, { cookie }, { cookie: `${cookie}x` }]) {
        const path = `${singleSignOnReturnPath}?${query}`;
        const what = `return with ${query.slice(0, 60)}`;
        requireRefusal(tally, await opensNothing({ method: 'GET', path, headers }, what), what);
      }
  });
  const answerPasskeys = async (credentials: typeof hostileCredentials) => {
    const { member } = own.people;
    for (const [what, made] of credentials) {
      const begun = await send({ method: 'POST', path: paths.passkeySignInBegin }, what);
      const { challenge } = passkeyRequestSchema.parse(JSON.parse(begun?.text ?? ''));
      const body = JSON.stringify({ credential: made(challenge, server.url).got });
      await opensNothing({ method: 'POST', path: paths.passkeySignIn, body }, what);
      const password = JSON.stringify({ password: 'correct-horse-9' });
      const adding = { method: 'POST', path: paths.passkeyBegin, by: member, body: password };
      const creation = passkeyCreationSchema.parse(
        JSON.parse((await send(adding, what))?.text ?? ''),
      );
      const credential = made(creation.challenge, server.url).created;
      const added = await opensNothing(
        {
          method: 'POST',
          path: paths.passkeys,
          by: member,
          body: JSON.stringify({ name: 'x', credential }),
        },
        what,
      );
      if (added && added.status < 400) tally.fault(`${what}: a passkey was added`);
    }
  };
  // The first answer loads the library, which holds the event loop once in the life of a process.
  await answerPasskeys(hostileCredentials.slice(-1));
  await step('answers of passkeys', () => answerPasskeys(hostileCredentials));
  await step('large requests of a directory', async () => {
    for (const [what, sent] of directoryFloods(own))
      await send({ ...sent, by: own.directory }, what);
  });
}

export type Begun = { state: string; requestId: string; recipient: string; cookie: string };

/** Begins a sign-in, as the browser of a person of the organization. */
async function begin(send: Send, { domain }: Organization): Promise<Begun> {
  const body = JSON.stringify({ email: `someone@${domain}` });
  const answer = await send({ method: 'POST', path: paths.singleSignOnStart, body }, 'a start');
  const { searchParams } = new URL(
    singleSignOnAddressSchema.parse(JSON.parse(answer?.text ?? '')).url,
  );
  const request = inflateRawSync(
    Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64'),
  ).toString();
  return {
    state: searchParams.get('RelayState') ?? '',
    requestId: / ID="([^"]*)"/.exec(request)?.[1] ?? '',
    recipient: /AssertionConsumerServiceURL="([^"]*)"/.exec(request)?.[1] ?? '',
    cookie: answer?.cookies.split(';')[0] ?? '',
  };
}

const samlAnswer = (xml: string, state: string): Sent => ({
  method: 'POST',
  path: samlAnswerPath,
  headers: { origin: 'https://id.example', 'content-type': 'application/x-www-form-urlencoded' },
  body: `${new URLSearchParams({ RelayState: state, SAMLResponse: Buffer.from(xml).toString('base64') })}`,
});

function requireRefusal(tally: Tally, answer: Answer, what: string) {
  const isRefused = answer && (answer.status >= 400 || answer.location.includes('?refused='));
  if (!isRefused) tally.fault(`${what}: not refused, ${answer?.status} ${answer?.location}`);
}
