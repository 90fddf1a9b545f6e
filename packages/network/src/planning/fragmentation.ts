/**
 * 1 - mean of 1 / distance over all pairs of people: 0 if everybody has ties with everybody, 1 without any tie
 * (distance-weighted fragmentation; Borgatti 2006). A pair without a path counts as 0. Ties are not weighted. Null
 * for fewer than two people.
 * @param closeness Sum of 1 / distance over all ordered pairs of `people` people
 */
export const fragmentationOf = (closeness: number, people: number): number | null =>
  people < 2 ? null : 1 - closeness / (people * (people - 1));
