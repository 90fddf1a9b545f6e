import { createLogger } from '@rapport/server/platform/logger';
import { stopOnSignal } from '@rapport/server/platform/shutdown';
import { StartError } from '@rapport/server/platform/start-error';
import { prepareStart } from '@rapport/server/prepare-start';
import { startServer } from '@rapport/server/start-server';
import { DemoSignInError, fillDemo } from './demo/fill-demo.ts';
import { demoOrganization } from './demo/people.ts';
import { buildWebAppIfNeeded } from './web-build.ts';

const owner = { email: 'miriam.castellanos@larkfield.example', password: 'demonstration' };

buildWebAppIfNeeded();
try {
  const env = await prepareStart({
    LOG_LEVEL: 'warn',
    ...process.env,
    DATABASE_URL: undefined,
    RAPPORT_DATA_DIR: '.demo-data',
    RAPPORT_OWNER_EMAIL: owner.email,
    RAPPORT_OWNER_PASSWORD: owner.password,
    RAPPORT_ORGANIZATION: demoOrganization,
  });
  const log = createLogger(env.logLevel);
  const server = await startServer(env, log);
  stopOnSignal(server.close, log);
  await fillDemo(server, owner, env.publicUrl);
  console.log(`
The demonstration is ready: ${env.publicUrl}

  E-mail    ${owner.email}
  Password  ${owner.password}

Ctrl+c stops it. Its data stays in .demo-data; delete that folder to start again.`);
} catch (error) {
  if (!(error instanceof StartError || error instanceof DemoSignInError)) throw error;
  console.error(error.message);
  process.exit(1);
}
