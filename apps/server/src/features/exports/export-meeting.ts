import {
  documentWordsMax,
  type ExportFormat,
  type ExportPart,
  needsTimes,
  type TranscriptTurn,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { dayIn } from '../../ground/day-in.ts';
import { dayInWords } from '../../ground/day-in-words.ts';
import type { DocumentThreads } from '../../ground/document/document-threads.ts';
import type { Block } from '../../ground/document/printed-document.ts';
import { findOrganizationName } from '../../ground/organization-name-repository.ts';
import type { Env } from '../../platform/env.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { exportsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { actionsCsv } from './actions-csv.ts';
import { exportFileName } from './file-name.ts';
import { markdown, markdownOf, turnMarkdown } from './markdown.ts';
import {
  meetingDocument,
  quotedPositions,
  spokenTurn,
  transcriptHead,
} from './meeting-document.ts';
import {
  type ExportedMeeting,
  readExport,
  readSaid,
  readTurns,
  type SaidMeeting,
} from './read-export.ts';
import { srt, webVtt } from './subtitles.ts';
import { turnsCsv } from './turns-csv.ts';

export type ExportServices = {
  db: Database;
  documents: DocumentThreads;
  env: Pick<Env, 'publicUrl'>;
};

type Asked = {
  id: string;
  format: ExportFormat;
  without: ReadonlySet<ExportPart>;
  withMaybe: boolean;
};

export type ExportedFile = {
  name: string;
  type: string;
  content: Uint8Array | string | AsyncGenerator<string>;
};

const types: Record<ExportFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  'turns.csv': 'text/csv; charset=utf-8',
  'actions.csv': 'text/csv; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * A meeting as a file. Texts and tables are written piece by piece, Word files and PDFs on a thread.
 * @throws AppError 404 if there is no such meeting or the member may not read it, 400 if it has nothing for this format
 */
export async function exportMeeting(
  services: ExportServices,
  actor: Actor,
  asked: Asked,
): Promise<ExportedFile> {
  const { id, format } = asked;
  await limitAttempts(services.db, [`export ${actor.accountId}`], exportsPerMinute);
  const said = await readSaid(services.db, actor, id, asked);
  const content = await write(services, actor, said, asked);
  await recordAuditEvent(services.db, actor, {
    action: 'meeting-exported',
    targetId: id,
    detail: format,
  });
  const { date, title } = said.meeting;
  return { name: exportFileName(date, title, format), type: types[format], content };
}

async function write(
  services: ExportServices,
  actor: Actor,
  said: SaidMeeting,
  asked: Asked,
): Promise<ExportedFile['content']> {
  const { id, format } = asked;
  if (needsTimes(format) && !said.transcript.coverage.timed)
    throw badRequest(
      'NO_TIMES',
      'This transcript has no times, so there is nothing to place subtitles by.',
    );
  switch (format) {
    case 'turns.csv':
      return turnsCsv(said);
    case 'actions.csv': {
      const { actionItems } = said.meeting;
      if (!actionItems) throw notFound('Action items');
      return actionsCsv(said, actionItems, await readQuoted(said));
    }
    case 'srt':
      return srt(said);
    case 'vtt':
      return webVtt(said);
    case 'md':
      return wholeMarkdown(services, actor, await readExport(services.db, actor, id, said), asked);
    case 'docx':
    case 'pdf': {
      const exported = await readExport(services.db, actor, id, said);
      if (asked.without.has('transcript')) {
        const quoted = await readQuoted(said);
        return services.documents.render(
          format,
          await documentOf(services, actor, exported, quoted, asked),
        );
      }
      requireShort(said);
      const turns = await readTurns(said);
      const document = await documentOf(services, actor, exported, byPosition(turns), asked);
      const words: Block[] = [
        transcriptHead(exported),
        { kind: 'turns', turns: turns.map((turn) => spokenTurn(exported, turn)) },
      ];
      return services.documents.render(format, {
        ...document,
        blocks: [...document.blocks, ...words],
      });
    }
  }
}

function requireShort({ transcript: { coverage } }: SaidMeeting) {
  if (coverage.words <= documentWordsMax) return;
  const [words, most] = [coverage.words, documentWordsMax].map((count) =>
    count.toLocaleString('en'),
  );
  throw badRequest(
    'TOO_LONG',
    `This transcript has ${words} words. Word files and PDFs hold up to ${most}; Markdown and CSV hold any number.`,
  );
}

const byPosition = (turns: readonly TranscriptTurn[]) =>
  new Map(turns.map((turn) => [turn.position, turn]));

/** Reads the pieces once and keeps the quoted turns only. */
async function readQuoted(exported: SaidMeeting) {
  const positions = quotedPositions(exported);
  const quoted = new Map<number, TranscriptTurn>();
  for await (const piece of exported.transcript.readPieces())
    for (const turn of piece) if (positions.has(turn.position)) quoted.set(turn.position, turn);
  return quoted;
}

async function* wholeMarkdown(
  services: ExportServices,
  actor: Actor,
  exported: ExportedMeeting,
  asked: Asked,
): AsyncGenerator<string> {
  yield markdown(await documentOf(services, actor, exported, await readQuoted(exported), asked));
  if (asked.without.has('transcript')) return;
  yield markdownOf(transcriptHead(exported));
  for await (const piece of exported.transcript.readPieces())
    yield piece.map((turn) => turnMarkdown(spokenTurn(exported, turn))).join('');
}

async function documentOf(
  { db, env }: ExportServices,
  { organizationId, settings }: Actor,
  exported: ExportedMeeting,
  quoted: ReadonlyMap<number, TranscriptTurn>,
  { id, without }: Asked,
) {
  return meetingDocument(exported, quoted, {
    organization: await findOrganizationName(db, organizationId),
    day: dayInWords(dayIn(settings.timezone, new Date())),
    address: `${env.publicUrl}/meetings/${id}`,
    smallestGroup: settings.trust.smallestGroup,
    notice: settings.trust.participantNotice,
    without,
  });
}
