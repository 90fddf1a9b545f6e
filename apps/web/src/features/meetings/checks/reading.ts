import type { MeetingCheck } from '@rapport/contract';
import type { LucideIcon } from 'lucide-react';
import type { Choice } from './choice.ts';

export type CheckOf<Kind extends MeetingCheck['kind']> = Extract<MeetingCheck, { kind: Kind }>;

export type Reading = {
  icon: LucideIcon;
  title: string;
  /** Why it may be right. */
  note: string;
  /** Lines of the file that stand for it. */
  lines?: readonly string[];
  button?: { verb: string; does: Choice | { to: string } };
};

/** The two ways in which a value can be read, the likely one first. */
export type Readings = {
  likely: Reading;
  present: Reading;
  /** What a choice changes; may be empty. */
  effect: string;
};
