export type EmbeddedWork =
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'script'; sql: string }
  | { kind: 'close' };

export type EmbeddedRequest = { id: number } & EmbeddedWork;

export type EmbeddedReply<R> =
  | ({ id: number } & EmbeddedResult<R>)
  | {
      id: number;
      error: { message: string; code?: string; constraint?: string };
      /** True if the database is unusable afterwards: further requests might hang. */
      isLast: boolean;
    };

/**
 * Only the caller knows the type of the rows. Between threads it is `never`, which fits every type.
 */
export type EmbeddedResult<R = never> = { rows: R[]; affectedRows?: number | undefined };

export type EmbeddedOptions = {
  /** Folder of the database; in memory if omitted. */
  dataDir?: string;
};
