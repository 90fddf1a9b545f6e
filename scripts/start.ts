import { buildWebAppIfNeeded } from './web-build.ts';

console.log('Starting Rapport…');
buildWebAppIfNeeded();
await import('@rapport/server/main');
