import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { type Analysis, analyseTranscript } from '@rapport/transcript';
import { demoFiles } from '../../../scripts/demo/demo-files.ts';
import { demoPeople } from '../../../scripts/demo/people.ts';

/** The name under which a participant counts; null for nobody. */
export type NameOf = (participant: Analysis['participants'][number]) => string | null;

/** The 80 calls, whose people are no directory. */
export function analyseCalls(data: string): { fileName: string; analysis: Analysis }[] {
  const folder = join(data, 'outcomes/calls');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.vtt'))
    .map((fileName) => {
      const text = readFileSync(join(folder, fileName), 'utf8');
      return { fileName, analysis: analyseTranscript({ text, fileName, directory: [] }) };
    });
}

/** The meetings of the demonstration, with its directory. */
export async function analyseDemo(today: string) {
  const directory = demoPeople.map((person) => ({
    ...person,
    id: `${person.firstName} ${person.lastName}`,
  }));
  return Promise.all(
    (await demoFiles(today)).map(async (file) => {
      const { fileName } = file;
      const text = await extractText(file);
      return { file, analysis: analyseTranscript({ text, fileName, directory }) };
    }),
  );
}
