import {
  type HandedTask,
  type OffboardingList,
  type OffboardingListItem,
  type OffboardingProject,
  offboardingProjectsMax,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { dayIn } from '../../../ground/day-in.ts';
import { mayPlan } from '../../../ground/planning/planners-repository.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import {
  countByProject,
  type ItemCounts,
  type ItemRow,
  listAssigned,
  listItems,
} from './item-repository.ts';
import { formerParticipant } from './item-sources.ts';
import { foundSince, isDone, presentItems, shownItems, shownKinds } from './present-items.ts';
import { findProject, listProjects, type ProjectRow } from './project-repository.ts';
import { listReaders } from './reader-repository.ts';
import { shownFigures } from './shown-figures.ts';

/** Maximum number of listed tasks; completed tasks come last. */
const handedTasksMax = 500;

export const todayFor = ({ settings }: Member) => dayIn(settings.timezone, new Date());

/** The plans that the member may open, and their tasks in any plan. */
export async function listOffboardings(db: Database, member: Member): Promise<OffboardingList> {
  const [projects, assigned, shown] = await Promise.all([
    listProjects(db, member, offboardingProjectsMax),
    listAssigned(db, member, handedTasksMax),
    shownFigures(db, member),
  ]);
  const ids = projects.map(({ id }) => id);
  const counts = await countByProject(db, member, ids, shownKinds(member, shown));
  const tasks = shownItems(member, shown, assigned);
  return {
    today: todayFor(member),
    mayPlan: await mayPlan(db, member),
    projects: projects.map((project) =>
      presentHead(project, counts.get(project.id) ?? { items: 0, done: 0 }),
    ),
    handedToYou: presentTasks(tasks, await presentItems(db, member, shown, tasks)),
  };
}

function presentTasks(
  rows: readonly ItemRow[],
  items: readonly HandedTask['item'][],
): HandedTask[] {
  return rows.flatMap((row, at) => {
    const item = items[at];
    const person = { id: row.projectPersonId, name: row.projectPersonName ?? formerParticipant };
    return item ? [{ item, person, lastDay: row.lastDay }] : [];
  });
}

const presentHead = (project: ProjectRow, counts: ItemCounts): OffboardingListItem => ({
  id: project.id,
  person: { id: project.personId, name: project.personName ?? formerParticipant },
  title: project.title,
  lastDay: project.lastDay,
  ...counts,
  lookedAfterBy: project.isAbandoned ? null : project.lookedAfterByName,
});

/**
 * Whether the member may share and delete the plan: they are responsible for it, or its account was deleted and they
 * may plan about persons.
 */
export const mayManage = ({ accountId }: Member, project: ProjectRow): boolean =>
  project.lookedAfterBy === accountId || (project.isAbandoned && project.isPlanner);

/** @throws AppError 404 for a plan that the member may not open */
export async function requireProject(
  db: Database,
  member: Member,
  id: string,
): Promise<ProjectRow> {
  const project = await findProject(db, member, id);
  if (!project) throw notFound('Offboarding');
  return project;
}

const isFoundLater = ({ kind, addedAt, createdAt }: ItemRow) =>
  kind !== 'own' && addedAt > createdAt;

/** @throws AppError 404 for a plan that the member may not open */
export async function readOffboarding(
  db: Database,
  member: Member,
  id: string,
): Promise<OffboardingProject> {
  const project = await requireProject(db, member, id);
  const [rows, readers, shown] = await Promise.all([
    listItems(db, member, [project.id]),
    listReaders(db, member.organizationId, project.id),
    shownFigures(db, member),
  ]);
  const items = shownItems(member, shown, rows);
  const list = await presentItems(db, member, shown, items);
  const { namedDocuments: documents, namedCustomers: customers } = project;
  const isNamed = shown.figures && documents !== null && customers !== null;
  return {
    ...presentHead(project, { items: items.length, done: items.filter(isDone).length }),
    today: todayFor(member),
    department: project.department,
    announcedOn: project.announcedOn,
    note: project.note,
    createdOn: project.createdOn,
    fromMeetings: shown.figures ? project.fromMeetings : null,
    added: items.filter(isFoundLater).length,
    seen: list.filter(({ doneOn, takenOver }) => doneOn !== null && takenOver !== null).length,
    named: isNamed ? { documents, customers } : null,
    foundSince: dayIn(member.settings.timezone, foundSince(project.createdAt)),
    readers,
    list,
    peopleHidden: shown.tiesHidden,
    canChange: project.mayChange,
    canManage: mayManage(member, project),
    version: project.version,
    revision: project.revision,
  };
}
