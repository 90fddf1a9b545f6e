import {
  createdPlanSchema,
  createdScenarioSchema,
  pathFor,
  paths,
  scenarioSchema,
  stepsOf,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { SignedIn } from './accounts.ts';
import { personOf } from './actions.ts';
import { buildPeople, buildTies } from './network.ts';
import { beginOffboarding } from './offboarding.ts';
import { includeInPlan, type OfPlan, readPlanPeople, sharePlan } from './plan-sharing.ts';

export const planningTables = [
  'handoverItem',
  'offboardingProject',
  'planShare',
  'scenario',
  'scenarioAction',
  'scenarioVersion',
  'successionCandidate',
  'successionPlan',
  'successionStep',
] as const;

/** People whose only tie is with the person. A network with fewer people is not computed. */
const others = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];

type Planned = { id: string; name: string };

/**
 * Adds an offboarding project, a succession plan and a scenario, with this person in each field that holds a person or
 * a text; who has an account is included by name. Needs actions to be switched on. Returns the addresses of the plans.
 */
export async function buildPlans(
  db: Database,
  by: SignedIn,
  person: Planned,
  /** May change the plans, and makes actions of the scenario's steps. */
  acting = by,
) {
  const idOf = await buildPeople(
    db,
    by,
    others.map((name) => `${name} Sales`),
  );
  await buildTies(
    db,
    by,
    (name) => (name === 'Leaver' ? person.id : idOf(name)),
    others.map((name) => `Leaver ${name}`),
  );
  const share = async (plan: OfPlan) => {
    if (acting === by) return;
    const response = await sharePlan(by, plan, [await personOf(db, acting)]);
    if (response.statusCode >= 300) throw new Error(response.body);
  };
  return {
    offboarding: await planOffboarding(by, person, share),
    succession: await planSuccession(by, person, share),
    scenario: await planScenario(by, person, acting, share),
  };
}

async function send(
  by: SignedIn,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload: object,
): Promise<unknown> {
  const response = await by.call(method, path, { payload });
  if (response.statusCode >= 300) throw new Error(`${path}: ${response.body}`);
  return response.body === '' ? null : response.json();
}

async function include(by: SignedIn, plan: OfPlan, personId: string) {
  const person = (await readPlanPeople(by, plan)).leftOut.find(({ id }) => id === personId);
  if (!person) return;
  const response = await includeInPlan(by, plan, personId, person.name);
  const { code } = response.statusCode === 200 ? { code: null } : response.json();
  if (code !== null && code !== 'NO_ACCOUNT') throw new Error(response.body);
}

type Share = (plan: OfPlan) => Promise<void>;

async function planOffboarding(by: SignedIn, { id: personId, name }: Planned, share: Share) {
  const id = await beginOffboarding(by, personId, { note: `Ask ${name}` });
  await include(by, { kind: 'offboarding', id }, personId);
  await share({ kind: 'offboarding', id });
  await send(by, 'POST', pathFor(paths.handoverItems, id), {
    label: `Keys of ${name}`,
    note: `${name} has them`,
    assigneeId: personId,
    dueDay: '2031-03-01',
  });
  return pathFor(paths.offboarding, id);
}

async function planSuccession(by: SignedIn, { id: personId, name }: Planned, share: Share) {
  const { id } = createdPlanSchema.parse(
    await send(by, 'POST', paths.successionPlans, {
      personId,
      role: `Role of ${name}`,
      weights: { ties: 90, topics: 70, series: 40 },
      candidates: [
        { personId, external: null, note: `${name} stays` },
        { personId: null, external: `A friend of ${name}`, note: '' },
      ],
    }),
  );
  const path = pathFor(paths.successionPlan, id);
  const step = { text: `Meet ${name}`, dueOn: '2031-03-02', isDone: false };
  await send(by, 'PATCH', path, {
    version: 1,
    notes: `Told by ${name}`,
    steps: [{ ...step, owner: { personId } }],
  });
  await include(by, { kind: 'succession', id }, personId);
  await share({ kind: 'succession', id });
  return path;
}

/** A computed scenario with an earlier version, whose steps became actions. */
async function planScenario(
  by: SignedIn,
  { id: personId, name }: Planned,
  acting: SignedIn,
  share: Share,
) {
  const { id } = createdScenarioSchema.parse(
    await send(by, 'POST', paths.scenarios, {
      title: `Without ${name}`,
      reason: `${name} asked`,
      configuration: {
        template: 'key-person-departure',
        leavers: [personId],
        steps: [`Thank ${name}`],
      },
      isRun: true,
    }),
  );
  const path = pathFor(paths.scenario, id);
  await include(by, { kind: 'scenario', id }, personId);
  await share({ kind: 'scenario', id });
  const scenario = scenarioSchema.parse((await by.call('GET', path)).json());
  for (const { key, text } of stepsOf(scenario))
    await send(acting, 'POST', pathFor(paths.scenarioActions, id), { key, text });
  await send(by, 'PATCH', path, { version: 1, title: `${name} leaves` });
  return path;
}
