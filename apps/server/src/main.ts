import { startLean } from './platform/lean-start.ts';
import { createLogger } from './platform/logger.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';
import { prepareStart } from './prepare-start.ts';

try {
  const endLeanStart = startLean();
  const env = await prepareStart(process.env);
  const log = createLogger(env.logLevel);
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(env, log);
  stopOnSignal(server.close, log);
  endLeanStart();
  log.info(`Rapport is ready: ${env.publicUrl}`);
  if (server.setUpLink)
    log.info(
      `Nobody has an account yet. Open this link once to become the owner: ${server.setUpLink}`,
    );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
