import {
  createdOffboardingSchema,
  fileName,
  type HandoverItem,
  type HandoverItemChange,
  handoverItemSchema,
  lookedAgainSchema,
  type NewHandoverItem,
  type NewOffboarding,
  type OffboardingChange,
  type OffboardingFormat,
  offboardingVersionSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { request, requestFile } from '@/lib/api-client.ts';
import { today } from '@/lib/days.ts';
import { saveFile } from '@/lib/save-file.ts';

export const createOffboarding = (body: NewOffboarding) =>
  request({ path: paths.offboardings, method: 'POST', body, schema: createdOffboardingSchema });

export const changeOffboarding = (id: string, body: OffboardingChange) =>
  request({
    path: pathFor(paths.offboarding, id),
    method: 'PATCH',
    body,
    schema: offboardingVersionSchema,
  });

export const shareOffboarding = (id: string, version: number, people: readonly string[]) =>
  request({
    path: pathFor(paths.offboardingReaders, id),
    method: 'PUT',
    body: { version, people },
    schema: offboardingVersionSchema,
  });

export const deleteOffboarding = (id: string, revision: string) =>
  request({
    path: `${pathFor(paths.offboarding, id)}?${new URLSearchParams({ revision })}`,
    method: 'DELETE',
  });

export const lookAgain = (id: string) =>
  request({ path: pathFor(paths.lookAgain, id), method: 'POST', schema: lookedAgainSchema });

export const markSeen = (id: string) =>
  request({ path: pathFor(paths.offboardingSeen, id), method: 'POST' });

export const addItem = (id: string, body: NewHandoverItem): Promise<HandoverItem> =>
  request({
    path: pathFor(paths.handoverItems, id),
    method: 'POST',
    body,
    schema: handoverItemSchema,
  });

export const changeItem = (id: string, body: HandoverItemChange): Promise<HandoverItem> =>
  request({
    path: pathFor(paths.handoverItem, id),
    method: 'PATCH',
    body,
    schema: handoverItemSchema,
  });

export const removeItem = (id: string, version: number) =>
  request({ path: `${pathFor(paths.handoverItem, id)}?version=${version}`, method: 'DELETE' });

export async function exportOffboarding(id: string, format: OffboardingFormat): Promise<string> {
  const path = pathFor(paths.offboardingExport, id).replace(':format', format);
  const { file, name = fileName('Handover', today(), format) } = await requestFile(path);
  saveFile(file, name);
  return name;
}
