import { scimPath } from '@rapport/contract';
import type { Random } from '../../scripts/random.ts';
import type { AttackedServer } from './attacked-server.ts';
import type { Send, Sent } from './caller.ts';
import { type Operation, readOperations } from './operations.ts';
import type { Tally } from './tally.ts';
import {
  type Names,
  namesOf,
  unknownNames,
  validValue,
  wrongBodies,
  wrongTexts,
  wrongTypes,
  wrongValues,
} from './values.ts';
import type { Step } from './watch.ts';
import { roles, type World } from './world.ts';

const atOnce = 4;

/** `secrets` must not occur in a successful answer. */
type Case = Sent & { what: string; secrets?: readonly string[] };

/**
 * Calls with own, foreign and unknown ids and with invalid values, by every role, by API key, by the directory and
 * without a session.
 */
export async function attackCalls(
  server: AttackedServer,
  {
    send,
    step,
    tally,
    random,
    share,
  }: { send: Send; step: Step; tally: Tally; random: Random; share: number },
) {
  const operations = await readOperations(server.url);
  console.log(`${operations.length} calls, by every role, by API key and without a session`);
  let world = await server.ask('world');
  for (const operation of operations) {
    // A call may delete the data it uses, so each call that writes gets new organizations.
    if (operation.method !== 'GET') world = await server.ask('world');
    const name = `${operation.method} ${operation.path}`;
    const must = callsByEverybody(operation, world);
    const more = wrongCalls(operation, world).filter(() => random.between(0, 1) < share);
    await step(name, () => sendAll([...more, ...must], { send, tally }, name));
  }
}

async function sendAll(cases: Case[], { send, tally }: { send: Send; tally: Tally }, name: string) {
  const rest = cases[Symbol.iterator]();
  const one = async () => {
    for (const { what, secrets = [], ...sent } of rest) {
      const answer = await send(sent, `${name}, ${what}`);
      const isTold =
        answer && answer.status < 400 && secrets.some((id) => answer.text.includes(id));
      if (isTold) tally.fault(`${name}, ${what}: ${answer.status} ${answer.text.slice(0, 250)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

function addressOf({ path, inPath, inQuery }: Operation, names: Names, wrong?: [string, string]) {
  const filledIn = (name: string) =>
    wrong?.[0] === name ? wrong[1] : encodeURIComponent(`${names(name, path) ?? 'text'}`);
  const filled = inPath.reduce((rest, name) => rest.replace(`{${name}}`, filledIn(name)), path);
  const query = inQuery
    .filter((name) => wrong?.[0] === name || names(name, path) !== undefined)
    .map((name) => `${name}=${filledIn(name)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function baseOf(operation: Operation, names: Names) {
  const { method, path, body, isForm } = operation;
  const sent = { method, path: addressOf(operation, names) };
  if (isForm) return { ...sent, body: formWith('Anna Berg: Hello.\nTom Leiva: Hello, Anna.') };
  if (method === 'GET' || !body) return sent;
  return { ...sent, body: JSON.stringify(validValue(body, names, path)) };
}

function formWith(content: string) {
  const form = new FormData();
  form.set('file', new Blob([content]), 'a.txt');
  return form;
}

/** Weakest role first and own ids last: refused calls come before calls that take effect. */
function callsByEverybody(operation: Operation, { own, foreign }: World): Case[] {
  const namings: [string, Names][] = [
    ['unknown ids', unknownNames],
    ['foreign ids', namesOf(foreign)],
    ['own ids', namesOf(own)],
  ];
  return namings.flatMap(([whose, names]) => {
    const base = baseOf(operation, names);
    const byRoles = roles.toReversed().map((role) => ({
      ...base,
      by: own.people[role],
      what: `${whose} by the ${role}`,
    }));
    const byForeignKey = {
      ...base,
      by: foreign.program,
      what: `${whose} by a foreign API key`,
      secrets: [own.organizationId, own.meetingId, own.apiKeyId],
    };
    const byKey = { ...base, by: own.program, what: `${whose} by an API key` };
    const byForeignDirectory = {
      ...base,
      by: foreign.directory,
      what: `${whose} by a foreign directory`,
      secrets: [own.organizationId, own.meetingId, own.scimUserId, own.scimGroupId],
    };
    const byDirectory = { ...base, by: own.directory, what: `${whose} by the directory` };
    const byPrograms = [byForeignKey, byKey, byForeignDirectory, byDirectory];
    return [{ ...base, what: `${whose} by nobody` }, ...byPrograms, ...byRoles];
  });
}

function wrongCalls(operation: Operation, { own }: World): Case[] {
  const { method, path, inPath, inQuery, body, isForm } = operation;
  const names = namesOf(own);
  const base = baseOf(operation, names);
  const bodyless = method === 'GET' || method === 'DELETE';
  const cases: Case[] = [...inPath, ...inQuery].flatMap((name) =>
    wrongTexts.map(([what, text]) => ({
      ...base,
      path: addressOf(operation, names, [name, text]),
      what: `${what} as ${name}`,
    })),
  );
  for (const name of inQuery)
    cases.push({ ...base, path: `${base.path}?${name}=a&${name}=b`, what: `${name} twice` });
  if (!bodyless) {
    for (const [what, text] of wrongBodies)
      cases.push({ ...base, body: text, what: `${what} as body` });
    for (const type of wrongTypes)
      cases.push({
        ...base,
        body: '{"a":1}\r\n--x\r\n',
        headers: { 'content-type': type },
        what: type,
      });
  }
  if (body && !bodyless && !isForm) {
    const valid = validValue(body, names, path);
    for (const [what, wrong] of wrongBodiesFrom(valid))
      cases.push({ ...base, body: JSON.stringify(wrong), what });
  }
  const callers = path.startsWith(scimPath)
    ? [own.directory]
    : roles.map((role) => own.people[role]);
  return cases.flatMap((one) => callers.map((by) => ({ ...one, by })));
}

/** Bodies with one field replaced or left out, two levels deep. */
function* wrongBodiesFrom(valid: unknown, at = ''): Generator<[string, unknown]> {
  if (typeof valid !== 'object' || valid === null || Array.isArray(valid)) return;
  for (const [key, value] of Object.entries(valid)) {
    for (const [what, wrong] of wrongValues)
      yield [`${what} as ${at}${key}`, { ...valid, [key]: wrong }];
    const without = Object.entries(valid).filter(([other]) => other !== key);
    yield [`no ${at}${key}`, Object.fromEntries(without)];
    if (at === '')
      for (const [what, inner] of wrongBodiesFrom(value, `${key}.`))
        yield [what, { ...valid, [key]: inner }];
  }
}
