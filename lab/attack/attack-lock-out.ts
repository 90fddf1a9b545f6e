import { paths } from '@rapport/contract';
import type { AttackedServer } from './attacked-server.ts';
import type { Send } from './caller.ts';
import type { Tally } from './tally.ts';
import type { Step } from './watch.ts';

type Attack = { send: Send; step: Step; tally: Tally };

const password = 'correct-horse-9';
const guessesOfOne = 15;
const tooMany = 429;

/** Tries to keep people out by failing in their name, and to guess without end. */
export async function attackLockOut(server: AttackedServer, { send, step, tally }: Attack) {
  console.log('Lock-outs and guessing');
  const { own } = await server.ask('world');
  const { owner, admin, member } = own.people;
  // Without cookies, a call that looks like one of a browser needs the origin.
  const origin = { origin: server.url };
  const call = (path: string, body: object, given: Record<string, string>, what: string) => {
    const headers = { ...origin, ...given };
    return send(
      { method: 'POST', path: `${paths.auth}/${path}`, headers, body: JSON.stringify(body) },
      what,
    );
  };
  const signIn = (email: string, tried: string, headers: Record<string, string>, what: string) =>
    call('sign-in/email', { email, password: tried }, headers, what);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  async function guess(email: string, times: number, addressOf: (time: number) => string) {
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push(
        (await signIn(email, `guess-${time}-x`, from(addressOf(time)), 'a guess'))?.status,
      );
    return statuses;
  }
  const requireIn = async (email: string, headers: Record<string, string>, what: string) => {
    const answer = await signIn(email, password, headers, what);
    if (answer?.status !== 200) tally.fault(`${what}: the right password got ${answer?.status}`);
  };

  await step('guesses from one network', async () => {
    const signedIn = await signIn(owner.email, password, from('192.0.2.1'), 'a first sign-in');
    const cookie = (signedIn?.cookies ?? '')
      .split('\n')
      .map((line) => line.split(';')[0])
      .filter((pair) => pair?.includes('known_browser'))
      .join('; ');
    const statuses = await guess(owner.email, guessesOfOne, () => '192.0.2.2');
    if (!statuses.includes(tooMany)) tally.fault('one network may guess without end');
    await requireIn(owner.email, from('192.0.2.3'), 'the owner, from another network');
    const known = { ...from('192.0.2.2'), cookie };
    await requireIn(owner.email, known, 'the owner in a known browser, from the same network');
  });
  await step('guesses from addresses of one IPv6 network', async () => {
    const address = (time: number) => `2001:db8:5:6::${(time + 1).toString(16)}`;
    const statuses = await guess(admin.email, guessesOfOne, address);
    if (!statuses.includes(tooMany)) tally.fault('an IPv6 network may guess without end');
  });
  await step('reset mails in the name of another', async () => {
    for (let time = 0; time < guessesOfOne; time += 1)
      await call('request-password-reset', { email: admin.email }, {}, 'a reset mail');
    const asked = await call('request-password-reset', { email: admin.email }, {}, 'a reset mail');
    if (asked?.status !== 200) tally.fault(`a person's own reset mail got ${asked?.status}`);
  });
  await step('a clock that is set back', async () => {
    const here = from('192.0.2.9');
    await guess(member.email, guessesOfOne, () => '192.0.2.9');
    await server.ask('clockSetBack');
    await requireIn(member.email, here, 'a person after the clock was set back');
  });
}
