import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { type CorrectionServices, correctMeeting } from './correct-meeting.ts';
import { findPeople } from './find-people.ts';
import { readAgain } from './read-again.ts';
import { undoCorrection } from './undo-correction.ts';

export function correctionRoutes(app: FastifyInstance, services: CorrectionServices) {
  serve(app, 'event', endpoints.corrections, {
    correct: ({ actor, id, body }) => correctMeeting(services, actor, id, body),
    undo: ({ actor, id, correctionId }) => undoCorrection(services, actor, id, correctionId),
    listPeople: ({ actor, id, query }) => findPeople(services.db, actor, id, query.q),
    readAgain: ({ actor, id }) => readAgain(services, actor, id),
  });
}
