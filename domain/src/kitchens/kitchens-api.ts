import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import {
  acceptedSchema,
  invitationIdSchema,
  invitationSchema,
  invitationTokenSchema,
  madeInvitationSchema,
  newInvitationSchema,
  offerSchema,
} from './invitation-schema.ts';
import {
  kitchenCardSchema,
  kitchenChangeSchema,
  kitchenIdSchema,
  kitchenNewsSchema,
  kitchenSchema,
  newKitchenSchema,
} from './kitchen-schema.ts';
import { memberIdSchema, memberSchema, roleSchema } from './member-schema.ts';
import { namedPlaceSchema, ownPlaceSchema, placeNameSchema } from './place-schema.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });
const placeParams = z.object({ kitchenId: kitchenIdSchema, placeId: ownPlaceSchema });
const memberParams = z.object({ kitchenId: kitchenIdSchema, accountId: memberIdSchema });

/** The endpoints about kitchens and the people in them, a part of the contract. */
export const kitchensApi = {
  listKitchens: endpoint({
    method: 'GET',
    path: '/kitchens',
    summary: "List the caller's kitchens, the first joined first",
    access: 'signed-in',
    forPrograms: 'look',
    response: z.array(kitchenCardSchema),
  }),
  startKitchen: endpoint({
    method: 'POST',
    path: '/kitchens',
    summary:
      'Start a kitchen in the time zone of the request or of the account, and become its owner; the same id again answers the same',
    access: 'signed-in',
    body: newKitchenSchema,
    response: z.object({ kitchenId: kitchenIdSchema }),
    usesToday: true,
  }),
  followKitchens: endpoint({
    method: 'GET',
    path: '/kitchens/events',
    summary: "Be told the version of each of the caller's kitchens, and within a second when one changes",
    access: 'signed-in',
    response: kitchenNewsSchema,
    events: true,
  }),
  getKitchen: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId',
    summary: 'Look at a kitchen',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    response: kitchenSchema,
  }),
  changeKitchen: endpoint({
    method: 'PATCH',
    path: '/kitchens/:kitchenId',
    summary: 'Rename a kitchen, change its currency or time zone, or take its end back with endsAt null',
    access: 'kitchen-owner',
    params: kitchenParams,
    body: kitchenChangeSchema,
    response: kitchenSchema,
  }),
  endKitchen: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId',
    summary: 'End a kitchen in seven days, until which it goes on and an owner can take that back',
    access: 'kitchen-owner',
    params: kitchenParams,
    response: z.object({ endsAt: z.iso.datetime() }),
  }),
  addPlace: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/places',
    summary:
      'Add a place of the kitchen’s own, of the kind with which its id begins; the same again succeeds',
    access: 'kitchen-owner',
    params: kitchenParams,
    body: namedPlaceSchema,
    response: kitchenSchema,
  }),
  renamePlace: endpoint({
    method: 'PATCH',
    path: '/kitchens/:kitchenId/places/:placeId',
    summary: 'Rename a place of the kitchen’s own',
    access: 'kitchen-owner',
    params: placeParams,
    body: z.object({ name: placeNameSchema }),
    response: kitchenSchema,
  }),
  removePlace: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId/places/:placeId',
    summary:
      'Remove a place of the kitchen’s own; what is in it is then in the fridge, the freezer or the pantry, by its kind. Removing one that is gone succeeds',
    access: 'kitchen-owner',
    params: placeParams,
    response: kitchenSchema,
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/members',
    summary: 'List the people of a kitchen, the first who came first',
    access: 'kitchen-guest',
    params: kitchenParams,
    response: z.array(memberSchema),
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/kitchens/:kitchenId/members/:accountId',
    summary: 'Give a person another role; the last owner stays one',
    access: 'kitchen-owner',
    params: memberParams,
    body: z.object({ role: roleSchema }),
    response: succeeded,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId/members/:accountId',
    summary:
      'Remove a person, which owners may, or leave; removing a person who is gone succeeds. The last owner hands over first, and the kitchen of a person who was alone in it ends',
    access: 'kitchen-guest',
    params: memberParams,
    response: succeeded,
  }),
  handOverKitchen: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/hand-over',
    summary: 'Make another person an owner and become a member, in one step',
    access: 'kitchen-owner',
    params: kitchenParams,
    body: z.object({ to: memberIdSchema }),
    response: succeeded,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/invitations',
    summary:
      'Make a link that lets people in for seven days; with an email address it is mailed, and for that person alone',
    access: 'kitchen-owner',
    params: kitchenParams,
    body: newInvitationSchema,
    response: madeInvitationSchema,
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/invitations',
    summary: 'List the invitations that still let somebody in, newest first',
    access: 'kitchen-owner',
    params: kitchenParams,
    response: z.array(invitationSchema),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId/invitations/:invitationId',
    summary: 'End an invitation; one that is gone already succeeds',
    access: 'kitchen-owner',
    params: z.object({ kitchenId: kitchenIdSchema, invitationId: invitationIdSchema }),
    response: succeeded,
  }),
  lookAtInvitation: endpoint({
    method: 'POST',
    path: '/invitations/look',
    summary: 'Tell who invites to which kitchen and as what, with the token behind the # of the link',
    access: 'anyone',
    body: z.object({ token: invitationTokenSchema }),
    response: offerSchema,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Join the kitchen; a person who is in it already keeps their role',
    access: 'signed-in',
    body: z.object({ token: invitationTokenSchema }),
    response: acceptedSchema,
  }),
} satisfies Record<string, Endpoint>;
