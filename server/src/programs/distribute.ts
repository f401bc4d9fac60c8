import { readConfig } from '#config.ts';
import { distribute } from '#db/distribute.ts';
import { runOnce } from '#run.ts';
import { withExistingDatabase } from './open-existing.ts';

/** `npm run distribute`: spreads the tables over the workers of a Citus cluster, with all servers stopped. */
await runOnce(() =>
  withExistingDatabase(readConfig(process.env), async ({ db }) => {
    const names = await distribute(db);
    console.log(
      names.length > 0 ? `Distributed: ${names.join(', ')}.` : 'All tables were distributed already.',
    );
  }),
);
