import { expect, test } from 'vitest';
import { readTerminalCode } from '#testing/read-terminal-code.ts';
import { startMessage } from './start-message.ts';

const AT_HOME = {
  address: 'http://192.168.1.5:3000',
  host: '0.0.0.0',
  publicUrl: null,
  command: 'npm start',
  showsCode: true,
};
const HERE = { ...AT_HOME, address: 'http://localhost:3000', host: '127.0.0.1' };

test('for this computer only, it says so and how to let phones in', () => {
  expect(startMessage(HERE, ['192.168.1.5'])).toBe(
    'Crisper is ready at http://localhost:3000\n' +
      'Only this computer can reach it. To let the phones in your home in, stop it and say: npm start -- --lan',
  );
});

test('behind a proxy on this computer there is nothing to change', () => {
  const publicUrl = 'https://crisper.home.arpa';
  const message = startMessage({ ...HERE, address: publicUrl, publicUrl }, ['192.168.1.5']);
  expect(message).toBe(
    `Crisper is ready at ${publicUrl}\nDirectly, only this computer can reach it: a proxy on it lets others in.`,
  );
});

test('in the home it says where, shows it to phones, and says what plain http lacks', async () => {
  const message = startMessage(AT_HOME, ['192.168.1.5', '10.0.0.7']);
  expect(message).toMatch(
    /^Crisper is ready at http:\/\/192\.168\.1\.5:3000\nEverybody in the network of this computer can reach it, also at http:\/\/10\.0\.0\.7:3000\.\n/,
  );
  expect(await readTerminalCode(message)).toBe('http://192.168.1.5:3000');
  expect(message).toMatch(/Over plain http, browsers do not install it, .* camera\.\n.*"https: at home"\.$/);
});

test('a log gets no code', async () => {
  expect(await readTerminalCode(startMessage({ ...AT_HOME, showsCode: false }, ['192.168.1.5']))).toBe(
    undefined,
  );
});

test('with a certificate nothing is missing, and only the name that it is for is named', async () => {
  const address = 'https://crisper.home.arpa:3000';
  const message = startMessage({ ...AT_HOME, address }, ['192.168.1.5', '10.0.0.7']);
  expect(message).toContain('Everybody in the network of this computer can reach it.\n');
  expect(message).not.toContain('plain http');
  expect(await readTerminalCode(message)).toBe(address);
});

test('a computer that the internet reaches says so', () => {
  expect(startMessage(AT_HOME, ['192.168.1.5', '8.8.4.4'])).toContain(
    '8.8.4.4 is a public address: without a firewall in front, the whole internet can reach it.',
  );
});

test('a computer without a network says what to do', () => {
  expect(startMessage({ ...AT_HOME, address: 'http://localhost:3000' }, [])).toBe(
    'Crisper is ready at http://localhost:3000\n' +
      'This computer is in no network, so nobody else can reach it: connect it, then start Crisper again.',
  );
});
