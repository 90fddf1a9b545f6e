/** Does not follow redirects, so that the key is sent to one host only. */
export function createBoundedFetch(responseBytesMax: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(endingAfter(responseBytesMax)), {
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
      if (bytes > bytesMax) controller.error(new Error(`The response exceeds ${bytesMax} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
