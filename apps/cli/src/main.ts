import { explain } from './command-error.ts';
import { runCommand } from './run-command.ts';

// Whoever reads the output may have read enough, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
