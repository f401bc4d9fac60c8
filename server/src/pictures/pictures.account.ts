import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { pictureUrl } from '@crisper/domain/pictures/picture.ts';
import { sql } from 'kysely';
import type { AccountPart } from '#accounts/account-part.ts';

/** Rows in one statement. */
const PICTURES_AT_ONCE = 20;

export const picturesOfAccount: AccountPart<AccountExport['pictures']> = {
  async exportOf(db, { accountId }) {
    const pictures = await db
      .selectFrom('pictures')
      .select(['id', 'created_at'])
      .where('owner_id', '=', accountId)
      .orderBy('id')
      .execute();
    return pictures.map(({ id, created_at }) => ({
      url: pictureUrl(id),
      uploadedAt: created_at.toISOString(),
    }));
  },
  async deleteSome(db, accountId) {
    const { numAffectedRows = 0n } = await sql`
      delete from pictures where id in (
        select id from pictures where owner_id = ${accountId} limit ${PICTURES_AT_ONCE}
      )`.execute(db);
    return numAffectedRows > 0n;
  },
};
