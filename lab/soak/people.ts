import { setTimeout as wait } from 'node:timers/promises';
import { apiErrorSchema, pathFor, paths, uploadAcceptedSchema } from '@rapport/contract';
import { smallTranscript } from '@rapport/server/testing/factories/transcripts';
import type { Random } from '../../scripts/random.ts';
import type { Ledger } from './ledger.ts';

const answerWithinMs = 30_000;
const pauseMs = { low: 50, high: 600 };

type World = {
  ledger: Ledger;
  random: Random;
  /** Addresses of the running api processes. */
  urls: () => string[];
  publicUrl: string;
  isOver: () => boolean;
};

type Person = { token: string; organizationId: string };

/** Unknown: no response, or a server error, so the call may have taken effect. */
type Answer = { outcome: 'done'; content: unknown } | { outcome: 'refused' | 'unknown' };

let lastNumber = 0;

/** Makes random calls and records the responses. */
export async function usePerson(owner: Person, world: World): Promise<void> {
  const { ledger, random } = world;
  const { organizationId } = owner;

  async function ask(method: string, path: string, body?: FormData | object): Promise<Answer> {
    const count = (answer: string) =>
      ledger.answers.set(answer, (ledger.answers.get(answer) ?? 0) + 1);
    const urls = world.urls();
    if (urls.length === 0) {
      count('nobody there');
      return { outcome: 'refused' };
    }
    try {
      const answer = await fetch(random.pick(urls) + path, {
        method,
        headers: {
          origin: world.publicUrl,
          authorization: `Bearer ${owner.token}`,
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(answerWithinMs),
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const content: unknown = text ? JSON.parse(text) : {};
      if (answer.ok) {
        count(`${answer.status}`);
        return { outcome: 'done', content };
      }
      const refusal = apiErrorSchema.safeParse(content).data;
      count(`${answer.status} ${refusal?.code ?? 'without a code'}`);
      if (!refusal?.message) ledger.speechless.push(`${method} ${path}: ${answer.status} ${text}`);
      return { outcome: answer.status < 500 ? 'refused' : 'unknown' };
    } catch (error) {
      count(error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'line broken');
    }
    return { outcome: 'unknown' };
  }

  async function upload() {
    lastNumber += 1;
    const name = `Meeting ${lastNumber}`;
    const entry: Ledger['entries'][number] = { organizationId, name, titles: [name] };
    ledger.entries.push(entry);
    const form = new FormData();
    form.set('title', name);
    form.set('keepBoth', 'true');
    form.set('file', new Blob([smallTranscript]), 'weekly.txt');
    const answer = await ask('POST', paths.uploadTranscript, form);
    if (answer.outcome === 'done') entry.id = uploadAcceptedSchema.parse(answer.content).eventId;
    else entry.isRefused = answer.outcome === 'refused';
  }

  async function rename() {
    const meetings = ledger.alive(organizationId);
    if (meetings.length === 0) return;
    const meeting = random.pick(meetings);
    lastNumber += 1;
    const title = `Renamed ${lastNumber}`;
    const path = pathFor(paths.corrections, meeting.id ?? '');
    const { outcome } = await ask('POST', path, { kind: 'set-title', title });
    if (outcome === 'done') meeting.titles = [title];
    if (outcome === 'unknown') meeting.titles.push(title);
  }

  async function end(what: 'deletion' | 'cancellation', path: string) {
    const meeting = ledger
      .alive(organizationId)
      .filter((one) => !one[what])
      .at(-1);
    if (!meeting?.id) return;
    const { outcome } = await ask('DELETE', pathFor(path, meeting.id));
    if (outcome !== 'refused') meeting[what] = outcome;
  }

  async function invite() {
    lastNumber += 1;
    const invitation = { email: `invited-${lastNumber}@example.com`, acknowledged: false };
    ledger.invitations.push(invitation);
    const payload = { email: invitation.email, role: 'member', organizationId };
    const { outcome } = await ask('POST', `${paths.auth}/organization/invite-member`, payload);
    invitation.acknowledged = outcome === 'done';
  }

  const read = async () => {
    const [meeting] = ledger.alive(organizationId);
    await ask('GET', paths.meetings);
    if (meeting) await ask('GET', pathFor(paths.meetingGraph, meeting.id ?? ''));
  };
  const actions = [
    upload,
    upload,
    upload,
    read,
    read,
    rename,
    invite,
    () => end('deletion', paths.meeting),
    () => end('cancellation', paths.cancelProcessing),
  ];

  while (!world.isOver()) {
    await random.pick(actions)();
    await wait(random.between(pauseMs.low, pauseMs.high));
  }
}
