import { graphOf, type TieGraph } from '../planning/tie-graph.ts';

/** Ties as 'A B', followed by a weight if it is not 1. */
export function graphFrom(ties: readonly string[], people: readonly string[] = []): TieGraph {
  const pairs = ties.map((tie) => {
    const [a = '', b = '', weight = '1'] = tie.split(' ');
    return { a, b, weight: Number(weight) };
  });
  return graphOf([...people, ...pairs.flatMap(({ a, b }) => [a, b])], pairs);
}

/** Ten people in the shape of a kite (Krackhardt 1990, Administrative Science Quarterly 35). */
export const kite = graphFrom([
  ...['Andre Beverly', 'Andre Carol', 'Andre Diane', 'Andre Fernando', 'Beverly Diane'],
  ...['Beverly Ed', 'Beverly Garth', 'Carol Diane', 'Carol Fernando', 'Diane Ed'],
  ...['Diane Fernando', 'Diane Garth', 'Ed Garth', 'Fernando Garth', 'Fernando Heather'],
  ...['Garth Heather', 'Heather Ike', 'Ike Jane'],
]);

/** Friends in a karate club of 34 (Zachary 1977, Journal of Anthropological Research 33). */
export const karateClub = graphFrom(
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 18, 20, 22, 32],
    [2, 3, 4, 8, 14, 18, 20, 22, 31],
    [3, 4, 8, 9, 10, 14, 28, 29, 33],
    [4, 8, 13, 14],
    [5, 7, 11],
    [6, 7, 11, 17],
    [7, 17],
    [9, 31, 33, 34],
    [10, 34],
    [14, 34],
    [15, 33, 34],
    [16, 33, 34],
    [19, 33, 34],
    [20, 34],
    [21, 33, 34],
    [23, 33, 34],
    [24, 26, 28, 30, 33, 34],
    [25, 26, 28, 32],
    [26, 32],
    [27, 30, 34],
    [28, 34],
    [29, 32, 34],
    [30, 33, 34],
    [31, 33, 34],
    [32, 33, 34],
    [33, 34],
  ].flatMap(([person, ...friends]) => friends.map((friend) => `${person} ${friend}`)),
);
