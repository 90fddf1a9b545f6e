/** A small directory and talks among its people, for tests of figures over several meetings. */

export const officePeople = [
  ['ana.berg@example.com', 'Ana', 'Berg', 'Product', 'Core'],
  ['bo.lund@example.com', 'Bo', 'Lund', 'Product', 'Core'],
  ['cleo.diaz@example.com', 'Cleo', 'Diaz', 'Product', 'Mobile'],
  ['dan.moss@example.com', 'Dan', 'Moss', 'Sales', ''],
  ['eva.kern@example.com', 'Eva', 'Kern', 'Sales', ''],
  ['finn.holt@example.com', 'Finn', 'Holt', 'Sales', ''],
  ['gia.rossi@example.com', 'Gia', 'Rossi', 'Finance', ''],
] as const;

/** A CSV file for the import of the directory. `departments` replaces the department of a person, by first name. */
export function officeDirectory(departments: Readonly<Record<string, string>> = {}): string {
  const rows = officePeople.map(([email, first, last, department, team]) =>
    [email, first, last, departments[first] ?? department, team].join(),
  );
  return ['email,firstName,lastName,department,teams', ...rows].join('\n');
}

const sentences = [
  'The billing migration went very well, I am happy with it.',
  'The billing migration is late again and that worries me.',
  'Can you tell us what the price list says?',
  'We moved the price list to the new system last night.',
  'I will send the numbers on Tuesday.',
  'That is terrible news for the launch plan.',
  'Great work, everybody, thank you.',
] as const;

/** A talk in which the people speak in turn. Each has a full name. */
export function officeTalk(people: readonly number[], turns: number, first = 0): string {
  return Array.from({ length: turns }, (_, at) => {
    const [, name, surname] = officePeople[people[at % people.length] ?? 0] ?? officePeople[0];
    return `${name} ${surname}: ${sentences[(first + at * 3) % sentences.length]}`;
  }).join('\n');
}
