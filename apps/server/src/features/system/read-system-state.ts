import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SystemState } from '@rapport/contract';
import { schemaVersion } from '../../database/migrate.ts';
import { productVersion } from '../../platform/product-version.ts';
import type { Member } from '../../platform/session.ts';
import { readDatabaseSize, readWaitingWork } from '../../platform/work-repository.ts';
import { findLastBackup } from '../backup/find-last-backup.ts';
import { readImports } from '../imports/read-imports.ts';
import { readSpeechMonth } from '../transcripts/recordings/read-speech-month.ts';
import { readDeliveryCounts } from '../webhooks/read-delivery-counts.ts';
import { mailServerOf, type SystemOptions } from './system-options.ts';
import { readServerVersion } from './system-repository.ts';

export async function readSystemState(
  { connection, env, readSignInProviders }: SystemOptions,
  reader: Member,
): Promise<SystemState> {
  const { db, kind } = connection;
  const askedAt = performance.now();
  const version = await readServerVersion(db);
  const answerMs = performance.now() - askedAt;
  const [bytes, schema, work, webhooks, lastBackup, ...outside] = await Promise.all([
    readDatabaseSize(db),
    schemaVersion(db),
    readWaitingWork(db),
    readDeliveryCounts(db),
    findLastBackup(db),
    readImports(db, reader),
    readSignInProviders(db),
    diskOf(env.dataDir),
  ]);
  const [importSources, signInProviders, disk] = outside;
  const model = env.languageModel;
  const { speech } = env;
  return {
    version: productVersion,
    node: process.versions.node,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    database: { kind, version, schema: schema ?? '', bytes, answerMs },
    queues: work.map(({ queue, ...counts }) => ({ name: queue, ...counts })),
    webhooks,
    mail: { server: mailServerOf(env), from: env.mail.from },
    model: model ? { name: model.name, server: new URL(model.baseUrl).host } : null,
    ...(speech && {
      speech: {
        model: speech.model,
        server: new URL(speech.baseUrl).host,
        minutesPerMonth: speech.minutesPerMonth ?? null,
        month: await readSpeechMonth(db),
      },
    }),
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    importSources,
    signInProviders,
    lastBackup,
  };
}

/** Of the folder or, if it does not exist yet, its parent. */
async function diskOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(folder) === folder) throw error;
    return diskOf(dirname(folder));
  }
}
