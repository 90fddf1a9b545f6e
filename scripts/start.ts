import { buildWebAppIfNeeded } from './web-build.ts';

buildWebAppIfNeeded();
await import('@rapport/server/main');
