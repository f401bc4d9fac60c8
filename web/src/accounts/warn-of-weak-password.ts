import { PASSWORD_MIN_LENGTH } from '@crisper/domain/accounts/password.ts';
import * as texts from '@crisper/texts/accounts/password.ts';
import { weakPassword } from '@crisper/texts/weak-password.ts';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';

export const warnOfWeakPassword = () =>
  showAlert({ icon: 'warning', title: texts.weakTitle, text: weakPassword({ least: PASSWORD_MIN_LENGTH }) });
