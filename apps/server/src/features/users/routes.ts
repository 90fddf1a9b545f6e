import { endpoints, importSizeMaxMb } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { searchEarlierMeetings } from '../../ground/meeting/search-earlier-meetings.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { readUpload } from '../../platform/read-upload.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import { serve } from '../../platform/serve.ts';
import { requireStillMember } from '../../platform/session.ts';
import { importUsers } from './import-users.ts';
import { getUser, getUsers } from './read-users.ts';

type Services = { db: Database; bus: EventBus; queue: JobQueue };

export function userRoutes(app: FastifyInstance, { db, bus, queue }: Services) {
  serve(app, 'user', endpoints.users, {
    list: ({ actor, query }) => getUsers(db, actor, query),
    get: ({ actor, id }) => getUser(db, actor, id),
    importFile: async ({ actor, request }) => {
      const { bytes } = await readUpload(request, importSizeMaxMb);
      const importer = await requireStillMember(request, actor);
      // The role may have changed while the file arrived.
      requirePermission(importer, { organization: ['update'] });
      const result = await importUsers(db, importer, bytes);
      const { organizationId } = importer;
      await searchEarlierMeetings({ db, queue }, organizationId);
      await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
      return result;
    },
  });
}
