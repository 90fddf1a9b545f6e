import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** A response that breaks off is no error of the server: the client has hung up. */
export class RequestLog extends LogController {
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (!error) return super.requestCompleted(error, request, reply);
    const { elapsedTime } = reply;
    reply.log.info({ res: reply, err: error, responseTime: elapsedTime }, 'response cut off');
  }
}
