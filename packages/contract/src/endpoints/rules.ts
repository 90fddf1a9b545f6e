import { rulesInForceSchema } from '../figures/rules-in-force.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const get = {
  method: 'GET',
  path: paths.rulesInForce,
  summary: 'The rules about what is computed and who sees it',
  callers: 'member',
  answer: rulesInForceSchema,
} as const satisfies Endpoint;

export const downloadCsv = {
  method: 'GET',
  path: paths.figureRegisterCsv,
  summary: 'What is computed about whom, as a CSV file',
  callers: 'member',
  file: ['text/csv'],
} as const satisfies Endpoint;

export const downloadPdf = {
  method: 'GET',
  path: paths.figureRegisterPdf,
  summary: 'What is computed about whom, as a PDF',
  callers: 'member',
  file: ['application/pdf'],
} as const satisfies Endpoint;
