/** Asks one address and nobody else: a redirect is an answer as it is, so that no key goes elsewhere. */
export function createBoundedFetch(answerBytesMax: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(endingAfter(answerBytesMax)), {
      status: response.status,
      headers: response.headers,
    });
  };
}

function endingAfter(bytesMax: number) {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) controller.error(new Error(`The answer exceeds ${bytesMax} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
