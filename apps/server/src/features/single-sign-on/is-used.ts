import type { Queryable } from '../../database/types.ts';
import { isAnyProviderOn } from './provider-repository.ts';

/** Whether any organization of this installation uses single sign-on. */
export const isSingleSignOnUsed = (db: Queryable): Promise<boolean> => isAnyProviderOn(db);
