/** A count as it may be answered. */
export type Count = { count: number } | { fewerThan: number };

/**
 * A count that reveals moods, such as the negative turns that match a search, with the number of people who said them.
 * It is answered if `smallestGroup` or more people said them, because a single hit is one person's mood. Plain counts
 * of people, hours and hits reveal no mood and need no rule.
 */
export function countAboutFeeling(count: number, people: number, smallestGroup: number): Count {
  return people >= smallestGroup ? { count } : { fewerThan: smallestGroup };
}
