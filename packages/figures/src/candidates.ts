import type { Candidate } from './decide.ts';
import { type Fact, type Group, groupKinds, type Period, type PeriodLength } from './types.ts';
import type { Views } from './views.ts';

/** The order of decision of periods with the same end: the usual one first, since what comes later is hidden sooner. */
const lengthsInOrder: readonly PeriodLength[] = [4, 13, 52, 1];

/** A group without some of its people, or several groups as one, in a period. */
export type Simulation = {
  groups: readonly string[];
  without: readonly string[];
  period: Period;
};

/** All figures of all groups, in the order of decision: last week, length, kind of group, people heard, id. */
export function candidatesOf(
  views: Views,
  groups: readonly Group[],
  facts: readonly Fact[],
  lastWeek: number,
): Candidate[] {
  const firstWeek = facts.reduce((first, { week }) => Math.min(first, week), lastWeek + 1);
  const candidates: Candidate[] = [];
  for (let end = firstWeek; end <= lastWeek; end++)
    for (const weeks of lengthsInOrder) {
      const period = { end, weeks };
      const found = groups.map(({ id, kind }) => ({
        kind,
        name: id,
        key: keyOf(id, period),
        period,
        figure: views.figureOf([id], period),
        isSimulation: false,
      }));
      candidates.push(
        ...found.sort(
          (a, b) =>
            groupKinds.indexOf(a.kind) - groupKinds.indexOf(b.kind) ||
            b.figure.people.length - a.figure.people.length ||
            (a.name < b.name ? -1 : 1),
        ),
      );
    }
  return candidates;
}

export function candidateOf(views: Views, simulation: Simulation): Candidate {
  const { groups, without, period } = simulation;
  const name = simulationName(simulation);
  return {
    name,
    key: keyOf(name, period),
    period,
    figure: views.figureOf(groups, period, new Set(without)),
    isSimulation: true,
  };
}

export const keyOf = (name: string, { end, weeks }: Period) => JSON.stringify([name, end, weeks]);

export const simulationName = ({ groups, without }: Simulation) =>
  JSON.stringify({ groups: groups.toSorted(), without: without.toSorted() });
