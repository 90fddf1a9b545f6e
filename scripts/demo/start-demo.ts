import { createLogger } from '@rapport/server/platform/logger';
import { stopOnSignal } from '@rapport/server/platform/shutdown';
import { StartError } from '@rapport/server/platform/start-error';
import { prepareStart } from '@rapport/server/prepare-start';
import { startServer } from '@rapport/server/start-server';
import { demoEnvironment, demoOwner, readyText } from './demo-environment.ts';
import { DemoSignInError, fillDemo } from './fill-demo.ts';

try {
  const env = await prepareStart(demoEnvironment(process.env));
  const log = createLogger(env.logLevel);
  const server = await startServer(env, log);
  stopOnSignal(server.close, log);
  await fillDemo(server, demoOwner, env);
  console.log(readyText(env));
} catch (error) {
  if (!(error instanceof StartError || error instanceof DemoSignInError)) throw error;
  console.error(error.message);
  process.exit(1);
}
