import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import type { DocumentThreads } from '../../ground/document/document-threads.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { offboardingRoutes } from './offboarding/routes.ts';
import { pastDepartureRoutes } from './past-departures/routes.ts';
import { planningServices } from './planning-services.ts';
import { scenarioRoutes } from './scenarios/routes.ts';
import { planSharingRoutes } from './sharing/routes.ts';
import { successionRoutes } from './succession/routes.ts';
import { whatIfRoutes } from './what-if/routes.ts';

type Services = {
  db: Database;
  bus: EventBus;
  queue: JobQueue;
  publicUrl: string;
  documents: DocumentThreads;
};

export function planningRoutes(app: FastifyInstance, given: Services) {
  const services = { ...given, ...planningServices(given) };
  app.addHook('onClose', services.threads.close);
  whatIfRoutes(app, services);
  pastDepartureRoutes(app, services);
  offboardingRoutes(app, services);
  successionRoutes(app, services);
  scenarioRoutes(app, services);
  planSharingRoutes(app, services);
}
