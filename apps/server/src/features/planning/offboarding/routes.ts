import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { DocumentThreads } from '../../../ground/document/document-threads.ts';
import { serve } from '../../../platform/serve.ts';
import { nameDirectoryPeople, searchDirectory } from '../../users/read-directory.ts';
import { addItem, changeItem, removeItem } from './change-items.ts';
import {
  changeOffboarding,
  createOffboarding,
  deleteOffboarding,
  seeNewThings,
} from './change-offboarding.ts';
import { exportOffboarding } from './export-offboarding.ts';
import { lookAgain } from './look-again.ts';
import type { OffboardingServices } from './publish-offboarding.ts';
import { readAfterLeaving } from './read-after-leaving.ts';
import { listOffboardings, readOffboarding } from './read-offboardings.ts';

export function offboardingRoutes(
  app: FastifyInstance,
  services: OffboardingServices & { documents: DocumentThreads },
) {
  const { db } = services;

  serve(app, 'planning', endpoints.offboardings, {
    list: ({ actor }) => listOffboardings(db, actor),
    create: ({ actor, body }) => createOffboarding(services, actor, body),
    listPeople: async ({ actor, query }) => {
      const { organizationId } = actor;
      const { q, id } = query;
      if (q !== undefined) return searchDirectory(db, organizationId, q);
      const found = await nameDirectoryPeople(db, organizationId, id === undefined ? [] : [id]);
      return { people: [...found.values()], hasMore: false };
    },
    get: ({ actor, id }) => readOffboarding(db, actor, id),
    update: ({ actor, id, body }) => changeOffboarding(services, actor, id, body),
    remove: ({ actor, id, query }) => deleteOffboarding(services, actor, id, query.revision),
    lookAgain: ({ actor, id }) => lookAgain(services, actor, id),
    markSeen: ({ actor, id }) => seeNewThings(services, actor, id),
    getAfterLeaving: ({ actor, id }) => readAfterLeaving(db, actor, id),
    download: ({ actor, id, format }) => exportOffboarding(services, actor, id, format),
    createItem: ({ actor, id, body }) => addItem(services, actor, id, body),
    updateItem: ({ actor, id, body }) => changeItem(services, actor, id, body),
    removeItem: ({ actor, id, query }) => removeItem(services, actor, id, query),
  });
}
