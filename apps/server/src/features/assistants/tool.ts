import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Actor } from '../../platform/session.ts';
import type { AskPageServices } from '../ask/found.ts';
import type { organizationFigures } from '../figures/organization-figures.ts';
import type { seriesReaders } from '../series/read-series.ts';
import type { OAuthRequests } from './connections/oauth-requests.ts';

export type AssistantServices = {
  db: Database;
  publicUrl: string;
  ask: AskPageServices;
  figures: ReturnType<typeof organizationFigures>;
  series: ReturnType<typeof seriesReaders>;
  requests: OAuthRequests;
};

/** One call of an assistant for its member. */
export type AssistantCall = AssistantServices & {
  actor: Actor;
  /** Id of its key or connection. */
  assistantId: string;
  log: Pick<Logger, 'error'>;
};

type ToolOf<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string;
  title: string;
  /** What it answers, and which tool to call next. */
  description: string;
  input: Input;
  /** Only these fields are sent. */
  output: Output;
  run: (call: AssistantCall, input: z.output<Input>) => Promise<z.input<Output>>;
  /** How much was got, for the audit log; never words of a meeting. */
  got: (output: z.output<Output>) => string;
  /** Said in place of 'not found'. */
  missing?: string;
};

/** A tool whose input and result are checked by its schemas. */
export type Tool = Pick<
  ToolOf<z.ZodObject, z.ZodObject>,
  'name' | 'title' | 'description' | 'input' | 'output' | 'missing'
> & { call: (call: AssistantCall, input: unknown) => Promise<Answered> };

type Answered = { result: Record<string, unknown>; got: string };

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  got,
  ...tool
}: ToolOf<Input, Output>): Tool {
  return {
    ...tool,
    async call(call, input) {
      const result = tool.output.parse(await run(call, tool.input.parse(input)));
      return { result, got: got(result) };
    },
  };
}
