import type { Env } from '@rapport/server/platform/env';
import { demoOrganization } from './people.ts';

export const demoOwner = {
  email: 'miriam.castellanos@larkfield.example',
  password: 'demonstration',
};

/** Always the embedded database, in a folder of its own. */
export const demoEnvironment = (env: NodeJS.ProcessEnv) => ({
  LOG_LEVEL: 'warn',
  ...env,
  DATABASE_URL: undefined,
  RAPPORT_DATA_DIR: env.RAPPORT_DATA_DIR || '.demo-data',
  RAPPORT_OWNER_EMAIL: demoOwner.email,
  RAPPORT_OWNER_PASSWORD: demoOwner.password,
  RAPPORT_ORGANIZATION: demoOrganization,
});

export const readyText = ({ publicUrl, dataDir }: Pick<Env, 'publicUrl' | 'dataDir'>) => `
The demonstration is ready: ${publicUrl}

  E-mail    ${demoOwner.email}
  Password  ${demoOwner.password}

Ctrl+c stops it. Its data stays in ${dataDir}; delete that folder to start again.`;
