/** Splits a stream of text into its lines, without their ends, and hands over those that each chunk completes. */
export async function* linesByChunk(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}
