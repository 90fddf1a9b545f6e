import {
  createdOffboardingSchema,
  type OffboardingList,
  type OffboardingProject,
  offboardingListSchema,
  offboardingProjectSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { dayIn } from '../../ground/day-in.ts';
import type { SignedIn } from './accounts.ts';

export const lastDayOf = (days: number): string =>
  dayIn('America/New_York', new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** Creates an offboarding by this person. Returns its id. */
export async function beginOffboarding(
  by: SignedIn,
  personId: string,
  given: object = {},
): Promise<string> {
  const payload = { personId, lastDay: lastDayOf(30), isAnother: true, ...given };
  const response = await by.call('POST', paths.offboardings, { payload });
  return createdOffboardingSchema.parse(response.json()).id;
}

export async function readOffboarding(by: SignedIn, id: string): Promise<OffboardingProject> {
  const response = await by.call('GET', pathFor(paths.offboarding, id));
  return offboardingProjectSchema.parse(response.json());
}

export const deleteOffboarding = (by: SignedIn, id: string, revision: string) =>
  by.call('DELETE', `${pathFor(paths.offboarding, id)}?revision=${revision}`);

export const listOffboardings = async (by: SignedIn): Promise<OffboardingList> =>
  offboardingListSchema.parse((await by.call('GET', paths.offboardings)).json());

export const changeItem = (by: SignedIn, id: string, payload: object) =>
  by.call('PATCH', pathFor(paths.handoverItem, id), { payload });
