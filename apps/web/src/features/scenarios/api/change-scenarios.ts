import {
  actionSchema,
  createdScenarioSchema,
  fileName,
  pathFor,
  paths,
  type ScenarioChange,
  type ScenarioFileFormat,
  type WrittenScenario,
} from '@rapport/contract';
import { request, requestFile } from '@/lib/api-client.ts';
import { today } from '@/lib/days.ts';
import { saveFile } from '@/lib/save-file.ts';

export const createScenario = (body: WrittenScenario) =>
  request({ path: paths.scenarios, method: 'POST', body, schema: createdScenarioSchema });

export const changeScenario = (id: string, body: ScenarioChange) =>
  request({ path: pathFor(paths.scenario, id), method: 'PATCH', body });

export const runScenario = (id: string, version: number) =>
  request({ path: pathFor(paths.scenarioRun, id), method: 'POST', body: { version } });

export const copyScenario = (id: string) =>
  request({ path: pathFor(paths.scenarioCopy, id), method: 'POST', schema: createdScenarioSchema });

export const deleteScenario = (id: string, version: number) =>
  request({ path: `${pathFor(paths.scenario, id)}?version=${version}`, method: 'DELETE' });

export const addScenarioAction = (id: string, body: { key: string; text: string }) =>
  request({
    path: pathFor(paths.scenarioActions, id),
    method: 'POST',
    body,
    schema: actionSchema,
  });

export async function downloadScenario(id: string, format: ScenarioFileFormat): Promise<void> {
  const path = pathFor(paths.scenarioFile, id).replace(':format', format);
  const { file, name = fileName('Scenario', today(), format) } = await requestFile(path);
  saveFile(file, name);
}
