import { flushCompileCache } from 'node:module';
import { awaitInstallation } from './open-installation.ts';
import { startLean } from './platform/lean-start.ts';
import { createLogger } from './platform/logger.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';
import { prepareStart } from './prepare-start.ts';
import { readyText } from './ready-text.ts';

try {
  const endLeanStart = startLean();
  const env = await prepareStart(process.env);
  const log = createLogger(env.logLevel);
  // The embedded database opens on its own thread while the rest of the program is loaded. Loading blocks this thread,
  // so that a connection to PostgreSQL could time out.
  const opening = env.databaseUrl ? undefined : awaitInstallation(env, log);
  // Reported by `startServer`.
  opening?.catch(() => {});
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(env, log, { opening });
  stopOnSignal(server.close, log);
  endLeanStart();
  if (process.stdout.isTTY && log.isLevelEnabled('info'))
    process.stdout.write(readyText(env.publicUrl, server.setUpLink));
  else {
    log.info(`Rapport is ready: ${env.publicUrl}`);
    if (server.setUpLink)
      log.info(
        `Nobody has an account yet. Open this link once to become the owner: ${server.setUpLink}`,
      );
  }
  // Node writes its compile cache on exit, but not when killed.
  flushCompileCache();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
