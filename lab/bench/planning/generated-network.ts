import { randomFrom } from '@rapport/network';

/**
 * The text of `listPairs` for `people` people: departments of 25, with six ties per person inside and two outside the
 * department.
 */
export function generatedPairs(people: number, seed: number): string {
  const random = randomFrom(seed);
  const pick = (from: number, count: number) => from + Math.floor(random() * count);
  const pairs = new Map<string, [string, string, number, number, number]>();
  for (let person = 0; person < people; person++) {
    const first = person - (person % departmentSize);
    const others = [
      ...Array.from({ length: within }, () => pick(first, departmentSize)),
      ...Array.from({ length: across }, () => pick(0, people)),
    ];
    for (const other of others) {
      if (other === person || other >= people) continue;
      const [a, b] = [idOf(person), idOf(other)].sort();
      if (a === undefined || b === undefined) continue;
      pairs.set(`${a} ${b}`, [a, b, 2, 6, 0.5 + 4 * random()]);
    }
  }
  return JSON.stringify([...pairs.values()]);
}

const departmentSize = 25;
const within = 4;
const across = 1;

export const idOf = (person: number): string => `person-${`${person}`.padStart(5, '0')}`;

export const departmentsOf = (people: number): Map<string, string> =>
  new Map(
    Array.from({ length: people }, (_, person): [string, string] => [
      idOf(person),
      `Department ${Math.floor(person / departmentSize)}`,
    ]),
  );
