import type { Queryable } from '../../database/types.ts';
import { isAnyProviderOn } from './provider-repository.ts';

/** By any organization of this installation. */
export const isSingleSignOnUsed = (db: Queryable): Promise<boolean> => isAnyProviderOn(db);
