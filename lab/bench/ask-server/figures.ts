import { askAnswerSchema, pathFor, paths } from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import { requestOf as callOf } from '../server/http-load.ts';
import { openLine } from '../server/open-line.ts';
import { report } from '../server/report.ts';
import { requestOf } from './questions.ts';

const rounds = 15;
/** A question costs more than its call: it is read, and kept in the history. */
const limitOf = (callMs: number) => Math.round(1.3 * callMs + 50);

const person = { firstName: 'Zora', lastName: 'Quill' };

/** Gives the second reader a name that nobody shares. */
export async function addNamedPerson(db: Database): Promise<void> {
  await sql`
    update "directoryUser" set "firstName" = ${person.firstName}, "lastName" = ${person.lastName}
    where "accountId" = 'account-1'`.execute(db);
}

/** Questions with the call of the screen that shows the same figure. */
const asked: readonly { question: string; call: string }[] = [
  { question: 'How many meetings were there in the last 4 weeks?', call: paths.meetings },
  { question: 'How many hours of meetings were there in the last 4 weeks?', call: paths.meetings },
  { question: 'How many meetings were there in the last year?', call: paths.meetings },
  { question: 'How many actions are overdue?', call: paths.actions },
  {
    question: `What are the ties of ${person.firstName} ${person.lastName}?`,
    call: paths.organizationMap,
  },
  { question: 'What is the mood of Department 1?', call: paths.organizationMoods },
  { question: 'Which series ended?', call: paths.organizationHappened },
  { question: 'What changed in the last 4 weeks?', call: paths.organizationChanges },
  { question: 'What happened in the last 4 weeks?', call: paths.organizationHappened },
  { question: 'Who attended the last meeting?', call: paths.meeting },
  { question: 'What were the topics in the last 4 weeks?', call: paths.organizationInitiatives },
];

/** The median time of each figure in Ask, and of the call of its screen, asked in turns. */
export async function reportFigures(port: number, token: string): Promise<void> {
  const line = await openLine(port);
  const timed = async (request: string) => {
    const askedAt = performance.now();
    const { status, body } = await line.ask(request);
    const took = performance.now() - askedAt;
    if (status !== 200) throw new Error(`A call was answered with ${status}: ${body()}`);
    return { took, body: body() };
  };
  for (const { question, call } of asked) {
    const { figure, sentence } = askAnswerSchema.parse(
      JSON.parse((await timed(requestOf(question, token))).body),
    );
    const screen = figure?.screen?.path;
    if (!screen) throw new Error(`${question} has no figure: ${sentence}`);
    const shown = callOf(callOfScreen(call, screen), token);
    await timed(shown);
    const [ofAsk, ofCall]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ofCall.push((await timed(shown)).took);
      ofAsk.push((await timed(requestOf(question, token))).took);
    }
    console.log(`  ${question} ${figure.value}`);
    const callMs = median(ofCall);
    report('  the call of its screen, median', callMs, 'ms');
    report('  Ask, median', median(ofAsk), 'ms', { atMost: limitOf(callMs) });
    report('  ratio', median(ofAsk) / callMs, '');
  }
  line.close();
}

/** The call with the parameters of the screen. */
function callOfScreen(call: string, screen: string): string {
  const { pathname, searchParams } = new URL(screen, 'http://localhost');
  if (call === paths.meeting) return pathFor(call, pathname.split('/').at(-1) ?? '');
  for (const name of ['data', 'person']) searchParams.delete(name);
  if (call === paths.actions) searchParams.set('whose', 'all');
  return searchParams.size > 0 ? `${call}?${searchParams}` : call;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
