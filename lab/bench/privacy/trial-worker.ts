import { parentPort, workerData } from 'node:worker_threads';
import { generateOrganization } from '../../../packages/figures/src/testing/generate-organization.ts';
import {
  type Outcome,
  tryOrganization,
} from '../../../packages/figures/src/testing/try-organization.ts';
import { trialOf } from './mix.ts';

/** Seeds from `first` to `last`, in steps of `step`. */
export type Seeds = { first: number; last: number; step: number };

export type Tried = {
  seed: number;
  people: number;
  groups: number;
  weeks: number;
  finds: number;
  /** The first disclosure, in words. */
  example: string | null;
  outcomes: Outcome[];
};

const { first, last, step }: Seeds = workerData;
for (let seed = first; seed <= last; seed += step) {
  const trial = trialOf(seed);
  const { finds, outcomes } = tryOrganization(seed, trial);
  const organization = generateOrganization(seed, trial.mostPeople, trial.mostWeeks);
  const [find] = finds;
  const tried: Tried = {
    seed,
    people: organization.people.length,
    groups: organization.groups.length,
    weeks: organization.weeks,
    finds: finds.length,
    example: find
      ? `${find.people} people to within ${find.width.toFixed(2)} (${find.attack}): ${find.how}`
      : null,
    outcomes,
  };
  parentPort?.postMessage(tried);
}
