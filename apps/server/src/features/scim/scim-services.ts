import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Origin } from '../../platform/session.ts';
import type { AnnouncePeople } from './announce-people.ts';
import type { InvitingServices } from './users/membership.ts';

export type ScimServices = InvitingServices & {
  db: Database;
  bus: EventBus;
  people: AnnouncePeople;
};

/** An organization's directory that makes a call, and whether an owner made its token. */
export type Caller = { organizationId: string; isMadeByOwner: boolean; origin: Origin };
