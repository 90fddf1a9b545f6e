import { createdScenarioSchema, paths, type WrittenScenario } from '@rapport/contract';
import { request } from '@/lib/api-client.ts';

export const saveScenario = (body: WrittenScenario) =>
  request({ path: paths.scenarios, method: 'POST', body, schema: createdScenarioSchema });
