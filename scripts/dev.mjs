// The server and the web app side by side, both reloading when a file is saved.
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch', 'server/start.mjs'], { stdio: 'inherit' }),
  spawn('npm', ['run', 'dev', '-w', 'web'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
