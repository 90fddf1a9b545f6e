import { handoverItemSchema, pathFor, paths } from '@rapport/contract';
import { sumWeeks } from '../../features/figures/sum-weeks.ts';
import { storeSeries } from '../../features/series/store-series.ts';
import { addDays, mondayOf } from '../../ground/calendar-days.ts';
import { announceFigures } from '../announce-figures.ts';
import type { TestApp } from '../test-app.ts';
import { waitForEvent } from '../wait-for-event.ts';
import type { SignedIn } from './accounts.ts';
import { personOf, turnActionsOn } from './actions.ts';
import { lastDayOf } from './offboarding.ts';
import { officeDirectory, officeTalk } from './office.ts';
import { sharePlan } from './plan-sharing.ts';
import { formWith, sendForm, upload } from './transcripts.ts';

export const wednesday = (weeksAgo: number) => addDays(mondayOf(lastDayOf(0)), 2 - 7 * weeksAgo);

export type Office = Awaited<ReturnType<typeof buildOffice>>;

/** An organization with the directory of `officePeople`, from which Ana leaves, and with actions switched on. */
export async function buildOffice(app: TestApp) {
  const owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  const member = await app.accounts.buildMember(organizationId);
  await turnActionsOn(owner);
  const directory = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, directory);
  const idOf = async (firstName: string) => {
    const { id } = await app.db
      .selectFrom('directoryUser')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('firstName', '=', firstName)
      .executeTakeFirstOrThrow();
    return id;
  };

  /** Returns the id of the meeting. */
  async function record(weeksAgo: number, talk: string, title = 'review'): Promise<string> {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const id = await upload(owner, talk, `${wednesday(weeksAgo)} ${title}.txt`);
    await completed;
    return id;
  }

  /** `people` are indexes in `officePeople`. */
  const meet = (weeksAgo: number, people: readonly number[], first = 0) =>
    record(weeksAgo, officeTalk(people, 12, first));

  async function compute() {
    await sumWeeks(app, organizationId);
    await storeSeries(app, organizationId);
    await announceFigures(app.bus, organizationId);
  }

  return {
    owner,
    member,
    ana: await idOf('Ana'),
    idOf,
    record,
    meet,
    compute,
    /** Three meetings of Ana and Bo, who have a tie only with each other. */
    async meetThrice() {
      // In the first, Ana says that she will send the numbers.
      for (const week of [1, 2, 3]) await meet(week, [0, 1], week + 3);
      await compute();
    },
    async addItem(id: string, payload: object) {
      const response = await owner.call('POST', pathFor(paths.handoverItems, id), { payload });
      return handoverItemSchema.parse(response.json());
    },
    async share(id: string, people: readonly SignedIn[]) {
      const ids = await Promise.all(people.map((one) => personOf(app.db, one)));
      return sharePlan(owner, { kind: 'offboarding', id }, ids);
    },
  };
}
