import { DatabaseAwayError } from './open-installation.ts';
import { DataFolderInUseError } from './platform/data-folder.ts';
import { InvalidEnvironmentError, readEnv } from './platform/env.ts';
import { startLean } from './platform/lean-start.ts';
import { createLogger } from './platform/logger.ts';
import { stopOnSignal } from './platform/shutdown.ts';

try {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const endLeanStart = startLean();
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
  const isExplained =
    error instanceof InvalidEnvironmentError ||
    error instanceof DataFolderInUseError ||
    error instanceof DatabaseAwayError;
  if (!isExplained) throw error;
  console.error(error.message);
  process.exit(1);
}
