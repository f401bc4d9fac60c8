import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/profile-parts.ts';
import { AlarmClock, FileDown, KeyRound, Lock, MonitorSmartphone, Refrigerator } from 'lucide-react';

/** The parts of the profile below its first page, in the order of both navigations. */
export const PARTS = {
  reminders: { to: paths.myReminders, title: texts.reminders, text: texts.remindersText, Icon: AlarmClock },
  kitchens: { to: paths.myKitchens, title: texts.kitchens, text: texts.kitchensText, Icon: Refrigerator },
  privacy: { to: paths.myPrivacy, title: texts.privacy, text: texts.privacyText, Icon: Lock },
  devices: { to: paths.myDevices, title: texts.devices, text: texts.devicesText, Icon: MonitorSmartphone },
  programs: { to: paths.myPrograms, title: texts.programs, text: texts.programsText, Icon: KeyRound },
  data: { to: paths.myData, title: texts.data, text: texts.dataText, Icon: FileDown },
} as const;
export type PartName = keyof typeof PARTS;
export type ProfileSection = (typeof PARTS)[PartName];
