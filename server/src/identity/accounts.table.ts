export interface AccountsTable {
  id: string;
  email: string;
  display_name: string | null;
  photo_url: string | null;
  time_zone: string;
  created_at: Date;
}

export interface SigningKeysTable {
  id: string;
  private_jwk: string;
  created_at: Date;
}
