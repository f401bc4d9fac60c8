import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { activitySchema } from './activity.ts';

/** The endpoints about activities, a part of the contract. */
export const activitiesApi = {
  listActivities: endpoint({
    method: 'GET',
    path: '/activities',
    summary: "List the caller's latest activities; none for a visitor",
    access: 'anyone',
    response: z.array(activitySchema),
    usesToday: true,
  }),
} satisfies Record<string, Endpoint>;
