import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { assistantTools } from '@crisper/texts/keys/assistants.ts';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { type Calls, RefusedCall } from './kitchen-calls.ts';
import { TOOLS, type Tool } from './tools.ts';

/** Answers as data for programs, and the same as text for assistants that know no data. */
function register(server: McpServer, { name, scope, input, run }: Tool, calls: Calls): void {
  const { title, description } = assistantTools[name];
  server.registerTool(
    name,
    {
      ...{ title, description },
      inputSchema: input as never,
      annotations: { readOnlyHint: scope === 'look', openWorldHint: false },
    },
    (async (said: never) => {
      try {
        const data = await run(calls, said);
        return { structuredContent: data, content: [{ type: 'text', text: JSON.stringify(data) }] };
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
        return { isError: true, content: [{ type: 'text', text: error.message }] };
      }
    }) as never,
  );
}

/** By the Model Context Protocol, with the tools that the key is good for. */
export function answerAssistant(
  request: Request,
  parsedBody: unknown,
  { calls, scope }: { calls: Calls; scope: KeyScope },
): Promise<Response> {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'crisper', version: '1' });
    for (const tool of TOOLS) if (scope === 'do' || tool.scope === 'look') register(server, tool, calls);
    return server;
  });
  return handler.fetch(request, { parsedBody });
}
