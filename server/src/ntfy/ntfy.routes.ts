import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import { type NtfyServices, setTopic, tryTopic } from './ntfy.commands.ts';

export function ntfyRoutes(app: FastifyInstance, services: Omit<NtfyServices, 'log'>): void {
  serve(app, api.setNtfyTopic, async ({ body: { url } }, request) => {
    await setTopic(services, requireViewer(request), url);
    return { success: true };
  });

  serve(app, api.tryNtfyTopic, (_input, request) =>
    tryTopic({ ...services, log: request.log }, requireViewer(request)),
  );
}
