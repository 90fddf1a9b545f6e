const formerParticipant = 'Former participant';

export function formerNames(count: number, taken: readonly string[]): string[] {
  const used = new Set(taken);
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = number === 1 ? formerParticipant : `${formerParticipant} ${number}`;
    if (!used.has(name)) names.push(name);
  }
  return names;
}
