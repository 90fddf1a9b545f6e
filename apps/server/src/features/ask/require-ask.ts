import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';

/** @throws AppError 404 if the organization has switched Ask Me Anything off */
export function requireAsk({ settings }: Pick<Member, 'settings'>): void {
  if (!settings.activeFeatures.askMeAnything) throw notFound('Ask Me Anything');
}
