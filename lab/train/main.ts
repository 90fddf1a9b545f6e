import { runChosen } from '../run-chosen.ts';

await runChosen(import.meta.dirname);
