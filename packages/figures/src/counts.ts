/** A count as it may be answered. */
export type Count = { count: number } | { fewerThan: number };

/**
 * A count about feeling, such as negative turns that match a search, and how many people said them. It is
 * answered where `smallestGroup` people or more stand behind it, since a hit of one is that person's feeling.
 * Plain counts of people, hours and hits need no rule: they tell no mood.
 */
export function countAboutFeeling(count: number, people: number, smallestGroup: number): Count {
  return people >= smallestGroup ? { count } : { fewerThan: smallestGroup };
}
