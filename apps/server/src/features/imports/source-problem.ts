/** Why files of a source stay where they are. The message is for the operator and the log: it names no file. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
}
