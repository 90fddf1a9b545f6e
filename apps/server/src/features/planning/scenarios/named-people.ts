import type { ScenarioConfiguration, ScenarioResult } from '@rapport/contract';

/** Ids of the people in a configuration. */
export function peopleOfConfiguration(configuration: ScenarioConfiguration): string[] {
  if ('leavers' in configuration) return configuration.leavers;
  return 'people' in configuration ? configuration.people : [];
}

/** The result about groups without the pairs of people who have the strongest ties between them. */
export const withoutPairs = (result: ScenarioResult | null): ScenarioResult | null =>
  result?.kind === 'groups' ? { ...result, between: [] } : result;

/** Whether the key of an action refers to one of those pairs. */
export const isOfPair = (actionKey: string) => actionKey.startsWith('between:');

export function peopleOfResult(result: ScenarioResult | null): string[] {
  if (!result) return [];
  if (result.kind === 'groups') return result.between.flatMap(({ a, b }) => [a, b]);
  const takers = result.takeOver.flatMap(({ leaver, stays, successor }) => [
    leaver,
    stays,
    ...(successor ? [successor.person] : []),
  ]);
  const keepers = (result.links ?? []).flatMap(({ leaver, keeper }) => [leaver, keeper ?? leaver]);
  return [...result.fewTies.map(({ person }) => person), ...keepers, ...takers];
}
