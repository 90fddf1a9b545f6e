// Plain JavaScript, so that an older Node without TypeScript can print the error below.

import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Rapport needs Node 22.18 or later and found ${process.versions.node}: start it through npm (npm start), which brings its own, or install a newer Node.`,
  );
  process.exit(1);
}
// Types are stripped and code is compiled once, also for threads and child processes.
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, '../node_modules/.cache/compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
const [entry, ...args] = process.argv.slice(2);
process.argv.splice(1, process.argv.length - 1, resolve(entry), ...args);
await import(pathToFileURL(resolve(entry)).href);
