import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisDocument, withFigures } from './describe.ts';

const file = join(import.meta.dirname, '../..', analysisDocument);
writeFileSync(file, withFigures(readFileSync(file, 'utf8')));
