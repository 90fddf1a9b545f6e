import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { searchDirectory } from '../users/read-directory.ts';
import {
  chooseSpeaker,
  confirmVeryLikely,
  markAsGuests,
  type SpeakerServices,
} from './choose-speakers.ts';
import { getChoices } from './get-choices.ts';
import { getSpeakers } from './get-speakers.ts';
import { undoChoices } from './undo-choices.ts';

export function speakerRoutes(app: FastifyInstance, services: SpeakerServices) {
  const { db } = services;

  serve(app, 'speaker', endpoints.speakers, {
    list: ({ actor, query }) => getSpeakers(db, actor, query),
    listPeople: ({ actor, query }) => {
      return searchDirectory(db, actor.organizationId, query.q);
    },
    choose: ({ actor, body }) => chooseSpeaker(services, actor, body),
    listChoices: ({ actor, query }) => getChoices(db, actor, query.cursor),
    confirmVeryLikely: ({ actor, body }) => confirmVeryLikely(services, actor, body.expected),
    markAsGuests: ({ actor, body }) => markAsGuests(services, actor, body.speakerIds),
    undo: ({ actor, body }) => undoChoices(services, actor, body.choiceIds),
  });
}
