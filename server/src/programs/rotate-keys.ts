import { parseArgs } from 'node:util';
import { openKeyRing } from '#calling/signing-keys.ts';
import { readConfig } from '#config.ts';
import { openPushKeys } from '#push/push-keys.ts';
import { runOnce } from '#run.ts';
import { withExistingDatabase } from './open-existing.ts';

/**
 * Run by hand: makes a new signing key and a new key for push services; --forget-old deletes all others. Neither signs
 * anyone out; without the old key for push services, devices show no notices until they are turned on again.
 */
const { values } = parseArgs({ options: { 'forget-old': { type: 'boolean', default: false } } });
await runOnce(() => {
  const config = readConfig(process.env);
  return withExistingDatabase(config, async ({ db }) => {
    const keys = await openKeyRing(db, config.identity.secretKey);
    await keys.rotate({ forgetOthers: values['forget-old'] });
    const pushKeys = openPushKeys(db, config.identity.secretKey);
    await pushKeys.rotate({ forgetOthers: values['forget-old'] });
    console.log(`Tokens are signed with the key ${keys.newest().id} from now on.`);
  });
});
