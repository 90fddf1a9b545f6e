import type { ExportPart, MeetingFindings } from '@rapport/contract';
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
  const titles = titlesBySecondReader(meeting.findings, without);
  const model =
    written[0]?.source.model ?? (titles.length > 0 && meeting.findings?.secondReading?.model);
  return model ? { model, texts: [...written.map(({ name }) => name), ...titles] } : undefined;
}

function titlesBySecondReader(
  findings: MeetingFindings | null | undefined,
  without: ReadonlySet<ExportPart>,
): string[] {
  const isTitled = (of: 'decision' | 'action') =>
    findings?.worded?.titles.some((title) => title.of === of);
  return [
    !without.has('chapters') && findings?.chapters.some(({ isWorded }) => isWorded)
      ? 'Titles of chapters'
      : '',
    !without.has('decisions') && isTitled('decision') ? 'Titles of decisions' : '',
    !without.has('actions') && isTitled('action') ? 'Titles of actions' : '',
  ].filter(Boolean);
}
