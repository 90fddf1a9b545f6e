import type { Database } from '../../database/types.ts';
import { deleteOldDeliveries } from './delivery-repository.ts';
import { forgetPreviousSecrets } from './webhook-repository.ts';

export async function sweepWebhooks({ db }: { db: Database }): Promise<void> {
  await deleteOldDeliveries(db);
  await forgetPreviousSecrets(db);
}
