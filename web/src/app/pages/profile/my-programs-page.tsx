import { BoardSettings } from '#board/board-settings.tsx';
import { AssistantSettings } from '#keys/assistant-settings.tsx';
import { KeySettings } from '#keys/key-settings.tsx';
import { PARTS } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';

/** What other programs may do for the person, each kind in a section of its own. */
export default function MyProgramsPage() {
  return (
    <ProfilePart part={PARTS.programs}>
      {({ timeZone }) => (
        <>
          <BoardSettings />
          <AssistantSettings />
          <KeySettings zone={timeZone} />
        </>
      )}
    </ProfilePart>
  );
}
