import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { OperatorError, runOnce } from '#run.ts';
import {
  type Asked,
  endAccount,
  resetPassword,
  showAccounts,
  showKitchens,
  showRegistration,
} from './admin/commands.ts';
import { withExistingDatabase } from './open-existing.ts';

const USAGE = `npm run admin -- accounts [--all]                who has an account, the largest first
npm run admin -- kitchens [--all]                the kitchens, the largest first
npm run admin -- registration                    who may open an account
npm run admin -- reset-password EMAIL            gives the person a new password
npm run admin -- end-account EMAIL [--yes]       deletes the account, as the person can in their profile`;

const LIST_LENGTH = 50;

const COMMANDS: Record<string, (asked: Asked) => Promise<string>> = {
  accounts: showAccounts,
  kitchens: showKitchens,
  registration: showRegistration,
  'reset-password': resetPassword,
  'end-account': endAccount,
};

/** `npm run admin`: what the operator does with other people's accounts, whether the server runs or not. */
await runOnce(async () => {
  const { values, positionals } = readArguments();
  const [name = '', email, ...others] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || others.length > 0) throw new OperatorError(USAGE);
  const config = readConfig(process.env);
  const { registration } = config.identity;
  const limit = values.all ? Number.MAX_SAFE_INTEGER : LIST_LENGTH;
  await withExistingDatabase(config, async ({ db }) =>
    console.log(await command({ db, registration, email, limit, isSure: values.yes })),
  );
});

function readArguments() {
  const options = {
    all: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new OperatorError(USAGE, { cause });
  }
}
