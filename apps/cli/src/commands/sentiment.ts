import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { scoreLine } from '@rapport/transcript';
import { linesByChunk } from '../lines-by-chunk.ts';

/** Scores lines as they arrive, one batch per chunk. */
export async function sentiment(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  process.stdin.setEncoding('utf8');
  for await (const lines of linesByChunk(process.stdin)) {
    const answers = lines.map((line) => `${JSON.stringify(scoreLine(line))}\n`).join('');
    if (!process.stdout.write(answers)) await once(process.stdout, 'drain');
  }
}
