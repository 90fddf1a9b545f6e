import { samlAnswerPath, samlMetadataPath, singleSignOnReturnPath } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { limitAttempts } from '../../../platform/limit-attempts.ts';
import { networkOf } from '../../../platform/network-of.ts';
import type { SingleSignOnServices } from '../services.ts';
import { returnsPerMinute } from '../sign-in/returns-per-minute.ts';
import { receiveAnswer } from './receive-answer.ts';
import { describeServiceProvider, serviceProviderOf } from './service-provider.ts';

/** In base64. Genuine answers have less than 30 kB, more with many groups. */
const answerBytesMax = 128 * 1024;

const answerSchema = z.object({ SAMLResponse: z.string(), RelayState: z.string().optional() });
const organizationSchema = z.object({ organizationId: z.string().regex(/^[\w-]{1,64}$/) });

/**
 * The calls for SAML providers: one takes answers, the other returns metadata. They need no session and sign nobody in.
 */
export function samlRoutes(app: FastifyInstance, services: SingleSignOnServices) {
  const { db, publicUrl } = services;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: answerBytesMax },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  app.post(samlAnswerPath, { schema: { hide: true } }, async (request, reply) => {
    await limitAttempts(db, [`saml answer ${networkOf(request.ip)}`], returnsPerMinute);
    const { data } = answerSchema.safeParse(request.body);
    const received = await receiveAnswer(services, {
      response: data?.SAMLResponse ?? '',
      state: data?.RelayState,
    });
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    if ('refused' in received)
      return reply.redirect(`${publicUrl}/login?refused=${received.refused}`, 303);
    const query = new URLSearchParams(received);
    return reply.redirect(`${publicUrl}${singleSignOnReturnPath}?${query}`, 303);
  });

  const schema = { hide: true, params: organizationSchema };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(samlMetadataPath, { schema }, async (request, reply) => {
      const own = serviceProviderOf(publicUrl, request.params.organizationId);
      return reply.type('application/samlmetadata+xml').send(await describeServiceProvider(own));
    });
}
