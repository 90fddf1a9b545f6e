import type { CallToolResult } from '@modelcontextprotocol/server';
import { assistantCallsPerDay, assistantCallsPerMinute } from '@rapport/contract';
import { z } from 'zod';
import { describeError } from '../../platform/error-handler.ts';
import { limitAttempts } from '../../platform/limit-attempts.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { dataBlock } from './data-block.ts';
import type { AssistantCall, Tool } from './tool.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Calls a tool for the member. Each call is in the audit log, also a refused one: which tool and how much was got, never
 * what was asked or read. A refusal is a result that the assistant can act on.
 */
export async function callTool(
  call: AssistantCall,
  tool: Tool,
  input: unknown,
): Promise<CallToolResult> {
  try {
    await limitCalls(call);
    const { result, got } = await answerOf(call, tool, input);
    await record(call, `${tool.name}, ${got}`);
    return { content: [{ type: 'text', text: dataBlock(result) }], structuredContent: result };
  } catch (error) {
    return { content: [{ type: 'text', text: refusalOf(call, tool, error) }], isError: true };
  }
}

/** All assistants of a member share the limits, so more keys give no more calls. */
async function limitCalls({ db, actor }: AssistantCall): Promise<void> {
  const key = `of assistants ${actor.organizationId} ${actor.accountId}`;
  await limitAttempts(db, [`minute ${key}`], assistantCallsPerMinute);
  await limitAttempts(db, [`day ${key}`], assistantCallsPerDay, { seconds: daySeconds });
}

async function answerOf(call: AssistantCall, tool: Tool, input: unknown) {
  try {
    return await tool.call(call, input);
  } catch (error) {
    await record(call, `${tool.name}, refused`);
    throw error;
  }
}

const record = ({ db, actor, assistantId }: AssistantCall, detail: string): Promise<void> =>
  recordAuditEvent(db, actor, { action: 'assistant-called', targetId: assistantId, detail });

function refusalOf({ log }: AssistantCall, { missing }: Tool, error: unknown): string {
  if (error instanceof z.core.$ZodError)
    return `This input cannot be used: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`;
  const { status, message } = describeError(error);
  if (status >= 500) log.error({ err: error }, 'a call of an assistant failed');
  return status === 404 && missing ? missing : message;
}
