import { buildWebAppIfNeeded } from '../../../scripts/web-build.ts';
import { benchManyUploads } from './many-uploads.ts';

const files = Number(process.argv[2] ?? 500);

buildWebAppIfNeeded();
const bench = await benchManyUploads(files);
const ms = (value: number) => `${value.toFixed(0)} ms`;
console.log(`${files} files of an hour in the queue of one person`);
console.log(`  longest task of the page (under 50 ms: 0)         ${ms(bench.longestTaskMs)}`);
console.log(`  private memory of the page, highest               ${bench.memoryMb.toFixed(0)} MB`);
console.log(`  files uploaded meanwhile                          ${bench.uploaded}`);
console.log(`  another organization's file alone, until analysed ${ms(bench.aloneMs)}`);
console.log(`  the same beside the queue                         ${ms(bench.besideMs)}`);
if (bench.longestTaskMs > 50 || bench.memoryMb > 300) process.exit(1);
