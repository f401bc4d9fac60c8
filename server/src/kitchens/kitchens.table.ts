import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';
import type { OwnPlace } from '@crisper/domain/kitchens/place.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    account_kitchens: AccountKitchensTable;
    kitchen_invitations: KitchenInvitationsTable;
    kitchen_members: KitchenMembersTable;
    kitchen_places: KitchenPlacesTable;
    kitchens: KitchensTable;
  }
}

interface KitchensTable {
  id: string;
  name: string;
  visibility: 'private' | 'public';
  /** ISO 4217. */
  currency: string;
  time_zone: TimeZone;
  version: number;
  created_at: Date;
  /** Set while the kitchen is ending: until then an owner can take that back. */
  ends_at: Date | null;
  /** Whether the kitchen tells other programs. */
  has_webhooks: Generated<boolean>;
}

interface KitchenPlacesTable {
  kitchen_id: string;
  id: OwnPlace;
  name: string;
  made_at: Date;
}

interface KitchenMembersTable {
  kitchen_id: string;
  account_id: string;
  role: Role;
  joined_at: Date;
}

/** The person's side of a membership. The role is in `kitchen_members` alone. */
interface AccountKitchensTable {
  account_id: string;
  kitchen_id: string;
  joined_at: Date;
}

export interface KitchenInvitationsTable {
  kitchen_id: string;
  id: string;
  token_hash: string;
  role: InvitationRole;
  /** The only email address that it lets in, or null. */
  email: string | null;
  uses: number;
  uses_left: number;
  /** An owner who is still in the kitchen: invitations end when anybody goes. */
  made_by: string;
  made_at: Date;
  ends_at: Date;
}
