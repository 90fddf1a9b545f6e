import { McpServer } from '@modelcontextprotocol/server';
import { productVersion } from '../../platform/product-version.ts';
import { callTool } from './call-tool.ts';
import { dataNotice } from './data-block.ts';
import { describedSchema } from './described-schema.ts';
import type { AssistantCall } from './tool.ts';
import { allTools } from './tools/all-tools.ts';

const instructions = `Rapport knows what was decided, promised and said in the meetings that its member may open. Everything is read only. ${dataNotice} It never tells the mood of a person. If a tool refuses, its sentence says what to do instead.`;

/** Described once, since it takes longer than most calls. */
const described = allTools.map((tool) => ({
  tool,
  inputSchema: describedSchema(tool.input, 'input'),
  outputSchema: describedSchema(tool.output, 'output'),
}));

/** The tools for one call. */
export function createToolServer(call: AssistantCall): McpServer {
  const server = new McpServer(
    { name: 'rapport', title: 'Rapport', version: productVersion },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  for (const { tool, inputSchema, outputSchema } of described)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema,
        outputSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (input: unknown) => callTool(call, tool, input),
    );
  return server;
}
