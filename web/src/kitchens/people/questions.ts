import { ENDING_DAYS } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';

interface Names {
  name: string;
  kitchen: string;
}

export const askToHandOver = ({ name, kitchen }: Names) =>
  askToConfirm({
    icon: 'question',
    title: texts.handOverTitle({ name }),
    text: texts.handOverText({ name, kitchen }),
    confirmLabel: texts.handOverNow,
  });

export const askToRemove = ({ name, kitchen }: Names) =>
  askToConfirm({
    icon: 'question',
    title: texts.removeTitle({ name }),
    text: texts.removeText({ name, kitchen }),
    confirmLabel: texts.removeNow,
    danger: true,
  });

export const askToStepDown = () =>
  askToConfirm({
    icon: 'question',
    title: texts.demoteTitle,
    text: texts.demoteText,
    confirmLabel: texts.demote,
  });

/** A person who is alone ends the kitchen by leaving it. */
export const askToLeave = ({ kitchen, isAlone }: { kitchen: string; isAlone: boolean }) =>
  askToConfirm({
    icon: isAlone ? 'warning' : 'question',
    title: texts.leaveTitle({ kitchen }),
    text: isAlone ? texts.leaveAloneText({ days: ENDING_DAYS }) : texts.leaveText,
    confirmLabel: isAlone ? texts.leaveAloneNow : texts.leaveNow,
    danger: true,
  });
