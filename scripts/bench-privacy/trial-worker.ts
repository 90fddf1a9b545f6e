import { parentPort, workerData } from 'node:worker_threads';
import { generateOrganization } from '../../packages/figures/src/testing/generate-organization.ts';
import {
  type Outcome,
  tryOrganization,
} from '../../packages/figures/src/testing/try-organization.ts';
import { mostPeopleOf, smallestGroupOf } from './mix.ts';

/** Seeds from `first` to `last`, each `step`th. */
export type Seeds = { first: number; last: number; step: number };

export type Tried = {
  seed: number;
  people: number;
  groups: number;
  finds: number;
  /** The first find, in words. */
  example: string | null;
  outcomes: Outcome[];
};

const { first, last, step }: Seeds = workerData;
for (let seed = first; seed <= last; seed += step) {
  const mostPeople = mostPeopleOf(seed);
  const { finds, outcomes } = tryOrganization(seed, {
    smallestGroup: smallestGroupOf(seed),
    mostPeople,
  });
  const organization = generateOrganization(seed, mostPeople);
  const [find] = finds;
  const tried: Tried = {
    seed,
    people: organization.people.length,
    groups: organization.groups.length,
    finds: finds.length,
    example: find
      ? `${find.people} people to within ${find.width.toFixed(2)} (${find.attack}): ${find.how}`
      : null,
    outcomes,
  };
  parentPort?.postMessage(tried);
}
