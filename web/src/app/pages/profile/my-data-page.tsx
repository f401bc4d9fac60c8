import { DataExport } from '#accounts/profile/data-export.tsx';
import { DeleteAccount } from '#accounts/profile/delete-account.tsx';
import { PARTS } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';

export default function MyDataPage() {
  return (
    <ProfilePart part={PARTS.data}>
      {(user) => (
        <>
          <DataExport />
          <DeleteAccount user={user} />
        </>
      )}
    </ProfilePart>
  );
}
