import type { Scenario, ScenarioPerson, ScenarioRow as ShownRow } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { mayShowTies } from '../require-planning.ts';
import { scenarioAbilities } from './scenario-policy.ts';
import type { ListedRow, ScenarioRow } from './scenario-repository.ts';
import type { StoredVersion } from './version-repository.ts';

type Rights = Pick<ScenarioRow, 'createdBy' | 'isShared' | 'mayChange'>;

const presentOwner = (member: Member, row: Rights) => ({
  visibility: row.isShared ? ('shared' as const) : ('own' as const),
  isAuthor: row.createdBy === member.accountId,
  can: scenarioAbilities(member, row),
});

export const presentListed = (
  member: Member,
  { createdBy, isShared, mayChange, createdAt, changedAt, ...row }: ListedRow,
): ShownRow => ({
  ...row,
  ...presentOwner(member, { createdBy, isShared, mayChange }),
  changedAt: changedAt.toISOString(),
});

type Shown = {
  kept: StoredVersion;
  people: ScenarioPerson[];
  actions: string[];
};

/** `kept` is the shown version. */
export function presentScenario(
  member: Member,
  row: ScenarioRow & { author: string | null },
  { kept, people, actions }: Shown,
): Scenario {
  const isHidden = kept.result !== null && !mayShowTies(member);
  const { title, reason, targetDate, configuration, status, version } = kept;
  return {
    id: row.id,
    title,
    reason,
    targetDate,
    configuration,
    status,
    version,
    people,
    actions,
    ...presentOwner(member, row),
    result: isHidden ? null : kept.result,
    isResultHidden: isHidden,
    author: row.author,
    latest: row.version,
    changedBy: kept.savedBy,
    changedAt: kept.savedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
