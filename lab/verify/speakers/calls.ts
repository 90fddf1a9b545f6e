import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DirectoryPerson, readTranscript } from '@rapport/transcript';

/** Labels of the speakers by meeting. */
export type Calls = ReadonlyMap<string, readonly string[]>;

export function readCalls(folder: string): Calls {
  const files = readdirSync(folder).filter((file) => file.endsWith('.vtt'));
  return new Map(
    files.map((file) => {
      const { cues } = readTranscript({
        text: readFileSync(join(folder, file), 'utf8'),
        fileName: file,
      });
      return [file, [...new Set(cues.flatMap(({ speaker }) => speaker ?? []))]];
    }),
  );
}

/** A label without notes on firm, handle or device. */
const bareName = (label: string) =>
  label
    .replace(/\([^)]*\)|\[[^\]]*\]|\|.*$|\s[-–/]\s.*$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wholeName = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]{2,})+$/u;

export const nameKey = (label: string): string => bareName(label).toLowerCase();

/** Two long names with the same beginning are one person, written with a typing error. */
const sameBeginning = 12;

/** Everybody whose label has a first and a last name, with an address that does not contain the name. */
export function directoryOf(calls: Calls): DirectoryPerson[] {
  const people = new Map<string, DirectoryPerson>();
  for (const label of [...calls.values()].flat()) {
    const name = bareName(label);
    const key = nameKey(label);
    const isKnown = [...people.keys()].some(
      (other) =>
        other === key || other.startsWith(`${key.padEnd(sameBeginning).slice(0, sameBeginning)}`),
    );
    if (!wholeName.test(name) || isKnown) continue;
    const [firstName = '', ...rest] = name.split(' ');
    people.set(key, {
      id: key,
      firstName,
      lastName: rest.join(' '),
      email: `${people.size}@example.org`,
    });
  }
  return [...people.values()];
}
