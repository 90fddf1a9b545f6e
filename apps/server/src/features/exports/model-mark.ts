import type { ExportPart } from '@rapport/contract';
import type { ModelMark } from '../../ground/document/model-mark.ts';
import type { ExportedMeeting } from './read-export.ts';

/** Which of the exported texts a language model wrote; undefined if none. */
export function modelMark(
  { meeting, summaries }: ExportedMeeting,
  without: ReadonlySet<ExportPart>,
): ModelMark | undefined {
  const ofMeeting = without.has('in-short')
    ? []
    : [{ name: 'Summary', source: meeting.summarySource }];
  const ofPeople = without.has('participants')
    ? []
    : summaries.map(({ participant: { user }, summarySource }) => ({
        name: `Summary of ${`${user.firstName} ${user.lastName}`.trim()}`,
        source: summarySource,
      }));
  const written = [...ofMeeting, ...ofPeople].filter(({ source }) => source.engine === 'model');
  const model = written[0]?.source.model;
  return model ? { model, texts: written.map(({ name }) => name) } : undefined;
}
