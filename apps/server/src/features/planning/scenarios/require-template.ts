import { isAboutPersons, type ScenarioTemplate } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { requirePersons } from '../require-planning.ts';

/** @throws AppError 403 for a scenario about persons in works-council mode */
export function requireTemplate(member: Member, template: ScenarioTemplate): void {
  if (isAboutPersons(template)) requirePersons(member);
}
