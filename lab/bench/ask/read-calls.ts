import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Meeting, meetingOf, sharedNames } from '@rapport/ask';
import { analyseTranscript } from '@rapport/transcript';

/** The 80 calls, each in the series that its file names. */
export function readCalls(data: string): Meeting[] {
  const folder = join(data, 'outcomes/calls');
  const analyses = readdirSync(folder)
    .filter((file) => file.endsWith('.vtt'))
    .sort()
    .map((fileName) => {
      const text = readFileSync(join(folder, fileName), 'utf8');
      const analysis = analyseTranscript({ text, fileName, directory: [] });
      return { name: fileName.replace('.vtt', ''), analysis };
    });
  const shared = sharedNames(analyses.map(({ analysis }) => analysis));
  return analyses.map(({ name, analysis }) =>
    meetingOf(name, analysis, name.split('_')[0] ?? null, shared),
  );
}
