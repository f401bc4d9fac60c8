// Makes a clone ready to run: `npm start` and `npm test` call this first. This file says what is wrong with an old Node,
// so it has no syntax that one could not read; prepare.mjs does the work.
const OLDEST = 20;
const version = process.versions.node;

if (Number(version.split('.')[0]) < OLDEST) {
  console.error(
    `Node.js ${version} is too old to set Crisper up: install Node.js ${OLDEST} or newer (https://nodejs.org), then say the same again. Crisper itself runs on a Node of its own.`,
  );
  process.exit(1);
}
import('./prepare.mjs');
