import type { SystemState } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const lowDiskShare = 0.1;
const oldBackupMs = 7 * 24 * 60 * 60 * 1000;

/** '1.5 GB'; 1024 bytes are 1 kB. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Number(value.toPrecision(3))} ${units[unit]}`;
}

/** 'less than a minute', '12 minutes', '3 hours', '2 days'. */
export function spanText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

export function queueText(queues: SystemState['queues'], name: string): string {
  const queue = queues.find((candidate) => candidate.name === name);
  if (!queue) return 'Idle';
  const { waiting, running, oldestWaitingSeconds } = queue;
  if (waiting === 0) return `${running} running`;
  const oldest = `the oldest for ${spanText(oldestWaitingSeconds)}`;
  return `${running > 0 ? `${running} running, ` : ''}${waiting} waiting, ${oldest}`;
}

export const webhookText = ({ waiting, failed }: SystemState['webhooks']): string =>
  waiting + failed === 0 ? 'None waiting' : `${waiting} waiting, ${failed} given up`;

export const isDiskLow = ({ freeBytes, totalBytes }: SystemState['disk']) =>
  freeBytes < totalBytes * lowDiskShare;

export const isBackupOld = (madeAt: string, now: Date) =>
  now.getTime() - new Date(madeAt).getTime() > oldBackupMs;
