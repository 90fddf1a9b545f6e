import { databaseTrouble } from '../../database/database-trouble.ts';
import type { Member } from '../../platform/session.ts';
import { refuse } from './import-file.ts';
import { markMoved, type Outcome, type Unmoved } from './imported-file-repository.ts';
import type { FoundFile } from './source.ts';
import { SourceProblem } from './source-problem.ts';
import { type Look, type LookServices, takePart, type Undecided } from './take-part.ts';
import { findUploader } from './uploader-repository.ts';

const endedProcess =
  'Rapport stopped three times while it read this file. Please save the transcript as .txt and upload that.';

/**
 * Imports and moves these files. If a file fails, it is left for the next time and the others
 * continue.
 * @throws SourceProblem, the last one
 */
export async function takeFiles(
  services: LookServices,
  look: Look,
  files: readonly FoundFile[],
  unmoved: readonly Unmoved[],
): Promise<void> {
  let problem: SourceProblem | undefined;
  for (const file of files) {
    if (services.stop.aborted) break;
    const known = unmoved.filter(({ name }) => name === file.name);
    try {
      const isBegun = await services.begunWork.run({
        work: 'imports.file',
        subject: { source: look.source.name, name: file.name, mark: file.mark },
        run: () => takeFile(services, look, file, known),
        giveUp: () => takeFile(services, look, { ...file, parts: endedProcess }, known),
      });
      if (!isBegun) break;
    } catch (error) {
      if (databaseTrouble(error)) throw error;
      problem = error instanceof SourceProblem ? error : unexpected(error);
    }
  }
  if (problem) throw problem;
}

const unexpected = (cause: unknown) =>
  new SourceProblem('A file could not be imported; the log says why. It is tried again.', {
    cause,
  });

async function takeFile(
  services: LookServices,
  look: Look,
  found: FoundFile,
  known: readonly Unmoved[],
): Promise<void> {
  const { db } = services;
  const { source, organizationId, day } = look;
  const member = await findUploader(db, organizationId, source.uploader);
  const outcome = await decide(services, look, found, known, member);
  if (outcome === 'changing' || outcome === 'stopping') return;
  // Also if another file has this name now: it is read then, instead of treated as this row's file.
  if (await found.move(outcome, day))
    await markMoved(db, organizationId, source.name, [found.name]);
}

async function decide(
  services: LookServices,
  look: Look,
  { name, parts }: FoundFile,
  known: readonly Unmoved[],
  member: Member | undefined,
): Promise<Outcome | Undecided> {
  const { organizationId, source } = look;
  const file = { organizationId, source: source.name, name };
  if (typeof parts === 'string') {
    const unread = { ...file, entry: 0, sha256: '' };
    return refuse(services.db, unread, member?.accountId ?? null, parts);
  }
  const outcomes: Outcome[] = [];
  for (const [at, part] of parts.entries()) {
    if (at > 0 && services.stop.aborted) return 'stopping';
    const outcome = await takePart(services, look, { ...file, at }, part, known, member);
    if (typeof outcome === 'string') return outcome;
    outcomes.push(outcome);
  }
  const reasons = outcomes.flatMap((one) => (one.state === 'refused' ? [one.reason] : []));
  return reasons.length === 0
    ? { state: 'imported' }
    : { state: 'refused', reason: reasons.join('\n') };
}
