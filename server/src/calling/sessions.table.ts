import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    known_devices: KnownDevicesTable;
    sessions: SessionsTable;
    signing_keys: SigningKeysTable;
  }
}

/** User agents are shorter than this; the rest is cut off. */
export const USER_AGENT_MAX_LENGTH = 400;

interface SessionsTable {
  account_id: string;
  id: string;
  token_hash: string;
  previous_token_hash: string | null;
  /** Of the secret that shows the pictures of kitchens, and does nothing else. */
  picture_hash: Generated<string | null>;
  rotated_at: Date;
  /** When the person last proved who they are. */
  authenticated_at: Date;
  created_at: Date;
  idle_until: Date;
  ends_at: Date;
  user_agent: string;
}

interface KnownDevicesTable {
  account_id: string;
  device_hash: string;
  last_seen_at: Date;
}

interface SigningKeysTable {
  id: string;
  /** As JSON, or sealed with the SECRET_KEY. */
  private_jwk: string;
  created_at: Date;
}
