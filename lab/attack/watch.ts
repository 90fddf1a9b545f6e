import type { AttackedServer } from './attacked-server.ts';
import type { Neighbour } from './neighbour.ts';
import type { Tally } from './tally.ts';

const stallMsMax = { quiet: 250, busy: 500 };
const waitMsMax = 1000;

export type Step = (what: string, attack: () => Promise<void>) => Promise<void>;

/** On a busy machine waits are only reported, and collecting garbage may take the event loop longer. */
export function createWatch(
  server: AttackedServer,
  neighbour: Neighbour,
  tally: Tally,
  { isBusy }: { isBusy: boolean },
) {
  let longest = { waitMs: 0, stallMs: 0, workMs: 0, mb: 0 };

  const step: Step = async (what, attack) => {
    neighbour.read();
    await server.ask('stalls');
    const faultsBefore = tally.faults.length;
    await attack();
    const { longestMs: waitMs, mostMb: mb } = neighbour.read();
    const { longestMs: stallMs, longestWorkMs: workMs } = await server.ask('stalls');
    longest = {
      waitMs: Math.max(longest.waitMs, waitMs),
      stallMs: Math.max(longest.stallMs, stallMs),
      workMs: Math.max(longest.workMs, workMs),
      mb: Math.max(longest.mb, mb),
    };
    const faults = tally.faults.length - faultsBefore;
    const problems = [
      faults > 0 && `${faults} faults`,
      !isBusy && waitMs > waitMsMax && `another caller waited for ${waitMs.toFixed(0)} ms`,
      workMs > stallMsMax[isBusy ? 'busy' : 'quiet'] &&
        `the event loop worked for ${workMs.toFixed(0)} ms at once`,
    ].filter((problem) => problem !== false);
    tally.check(problems.length === 0, `${what}: ${problems.join(', ')}`);
  };

  return {
    step,
    /** The maxima since the last call, as text. */
    describe(): string {
      const { waitMs, stallMs, workMs, mb } = longest;
      longest = { waitMs: 0, stallMs: 0, workMs: 0, mb: 0 };
      return `longest wait of another caller ${waitMs.toFixed(0)} ms, longest stall of the event loop ${stallMs.toFixed(0)} ms (${workMs.toFixed(0)} ms by its own work), memory ${mb.toFixed(0)} MB`;
    },
  };
}
