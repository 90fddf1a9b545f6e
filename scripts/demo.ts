import { buildWebAppIfNeeded } from './web-build.ts';

console.log('Starting the demonstration…');
buildWebAppIfNeeded();
await import('./demo/start-demo.ts');
