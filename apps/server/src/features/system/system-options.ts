import type { SystemState } from '@rapport/contract';
import type { Connection } from '../../database/connect.ts';
import type { Queryable } from '../../database/types.ts';
import type { Env } from '../../platform/env.ts';
import type { Mailer } from '../../platform/mailer.ts';

export type SystemOptions = {
  connection: Connection;
  mailer: Mailer;
  readSignInProviders: (db: Queryable) => Promise<SystemState['signInProviders']>;
  env: Pick<Env, 'mail' | 'languageModel' | 'speech' | 'dataDir' | 'publicUrl'>;
};

/** Without a password; null if mail is written to files. */
export const mailServerOf = ({ mail }: SystemOptions['env']): string | null =>
  mail.smtpUrl ? new URL(mail.smtpUrl).host : null;
