import type { Queryable } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { areAnyAssistantsOn } from './assistant-repository.ts';

const switchedOff = () => new AppError(404, 'NOT_FOUND', 'There is no page at this address.');

/** @throws AppError 404 while the organization has assistants switched off */
export function requireSwitchedOn({ settings }: Pick<Member, 'settings'>): void {
  if (!settings.trust.areAssistantsOn) throw switchedOff();
}

/** @throws AppError 404 while no organization has assistants switched on, for callers of no known organization */
export async function requireSwitchedOnSomewhere(db: Queryable): Promise<void> {
  if (!(await areAnyAssistantsOn(db))) throw switchedOff();
}
