/**
 * Why the files of a source stay in place. The message is for the operator and the log and names no
 * file.
 */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
}
