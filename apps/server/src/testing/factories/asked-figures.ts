import {
  type AskAnswer,
  type AskFigure,
  type AskQuery,
  askAnswerSchema,
  paths,
} from '@rapport/contract';
import { addDays, mondayOf } from '../../features/figures/period.ts';
import { sumWeeks } from '../../features/figures/sum-weeks.ts';
import { dayIn } from '../../ground/day-in.ts';
import { announceFigures } from '../announce-figures.ts';
import type { TestApp } from '../test-app.ts';
import { waitForEvent } from '../wait-for-event.ts';
import type { SignedIn } from './accounts.ts';
import { saveTrust } from './judged-meetings.ts';
import { officeDirectory, officePeople, officeTalk } from './office.ts';
import { formWith, sendForm, upload } from './transcripts.ts';

const today = dayIn('America/New_York', new Date());
/** The Wednesday of a complete week; 1 is the last one. */
const wednesday = (weeksAgo: number) => addDays(mondayOf(today), 2 - 7 * weeksAgo);

/** A talk with a turn every so many seconds. */
const timed = (talk: string, seconds: number): string =>
  talk
    .split('\n')
    .map((line, at) => {
      const [minutes, rest] = [Math.floor((at * seconds) / 60), (at * seconds) % 60];
      return `[00:${`${minutes}`.padStart(2, '0')}:${`${rest}`.padStart(2, '0')}] ${line}`;
    })
    .join('\n');

/**
 * Readers of an office that held a series of five reviews of everybody and one round of three. The owner uploaded all
 * of them, the member is Bo Lund, who spoke in the reviews, and the other member spoke nowhere.
 */
export async function buildAskedOffice(app: TestApp) {
  const owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  await saveTrust(app.db, organizationId, { meetingReaders: 'participants' });
  const file = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, file);
  const bo = await app.accounts.buildMember(organizationId);
  const other = await app.accounts.buildMember(organizationId);
  const { db } = app;
  await db.deleteFrom('directoryUser').where('accountId', '=', bo.accountId).execute();
  await db
    .updateTable('directoryUser')
    .set({ accountId: bo.accountId })
    .where('email', '=', 'bo.lund@example.com')
    .where('organizationId', '=', organizationId)
    .execute();
  const meet = async (name: string, people: readonly number[], seconds: number, first = 0) => {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const id = await upload(owner, timed(officeTalk(people, 21, first), seconds), name);
    await completed;
    return id;
  };
  const everybody = officePeople.map((_, at) => at);
  const reviews: string[] = [];
  for (const [at, weeksAgo] of [5, 4, 3, 2, 1].entries())
    reviews.push(await meet(`${wednesday(weeksAgo)} review.txt`, everybody, 60 + 10 * at, at));
  const round = await meet(`${wednesday(6)} price round.txt`, [0, 3, 6], 30);
  await sumWeeks(app, organizationId);
  await announceFigures(app.bus, organizationId);
  return { owner, bo, other, reviews, round, today };
}

const nothing: AskQuery = {
  measure: 'meetings',
  departments: [],
  topic: null,
  state: null,
  group: null,
  order: null,
};

export async function askFor(
  by: SignedIn,
  query: Partial<AskQuery>,
  filters: object = {},
): Promise<AskAnswer> {
  const payload = { question: 'How is it?', query: { ...nothing, ...query }, ...filters };
  const response = await by.call('POST', paths.ask, { payload });
  if (response.statusCode !== 200) throw new Error(response.body);
  return askAnswerSchema.parse(response.json());
}

export async function figureFor(
  by: SignedIn,
  query: Partial<AskQuery>,
  filters: object = {},
): Promise<AskFigure> {
  const { figure } = await askFor(by, query, filters);
  if (!figure) throw new Error('No figure answers the query.');
  return figure;
}

/** The number that a value begins with; 0 for 'None'. */
export const numberIn = ({ value }: Pick<AskFigure, 'value'>): number => {
  if (value === 'None') return 0;
  const number = Number.parseFloat(value.replaceAll(',', ''));
  if (Number.isNaN(number)) throw new Error(`No number: ${value}`);
  return number;
};
