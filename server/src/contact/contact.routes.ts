import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import type { Database } from '#db/database.ts';
import type { Limit } from '#limits/limit.ts';
import { bucket, chargeOrRefuse, networkOf } from '#limits/throttle.ts';
import { receiveMessage } from './contact.commands.ts';

interface ContactSettings {
  contactEmail: string;
  limits: { messagesPerAddress: Limit };
}

export function contactRoutes(app: FastifyInstance, db: Database, config: ContactSettings): void {
  serve(app, api.sendContactMessage, async ({ body }, request) => {
    const messages = bucket('contact', networkOf(request.ip), config.limits.messagesPerAddress);
    await chargeOrRefuse(db, 'too_many_requests', [messages]);
    await receiveMessage(db, config.contactEmail, body);
    return { success: true };
  });
}
