import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import { csvType, serve } from '../../platform/serve.ts';
import { searchDirectory } from '../users/read-directory.ts';
import { type ActionServices, addAction } from './add-action.ts';
import { changeActions } from './change-actions.ts';
import { downloadActions } from './download-actions.ts';
import { readActions, requireActions } from './read-actions.ts';

export function actionRoutes(app: FastifyInstance, services: ActionServices) {
  const { db } = services;

  serve(app, 'action', endpoints.actions, {
    list: ({ actor, query }) => readActions(db, actor, query),
    create: ({ actor, body }) => addAction(services, actor, body),
    update: ({ actor, body }) => changeActions(services, actor, body),
    listPeople: ({ actor, query }) => {
      requireActions(actor);
      return searchDirectory(db, actor.organizationId, query.q);
    },
    download: async ({ actor, query }) => {
      const pieces = await downloadActions(db, actor, query);
      const name = fileNameOfToday('Actions', actor, 'csv');
      return { name, type: csvType, content: pieces };
    },
  });
}
