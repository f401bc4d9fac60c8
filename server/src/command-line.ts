import { ConfigError } from '#config.ts';

type Environment = Record<string, string | undefined>;

/** The environment with what was said behind the command. `--lan` listens in the home network, as HOST=0.0.0.0 does. */
export function withOptions(env: Environment, options: readonly string[]): Environment {
  const unknown = options.find((option) => option !== '--lan');
  if (unknown !== undefined) {
    throw new ConfigError(
      `${unknown}: there is one option, --lan, which lets the home network in: set the variables of docs/operating.md for anything else.`,
    );
  }
  // npm keeps options for itself that come without `--` before them.
  const wantsLan = options.includes('--lan') || env.npm_config_lan === 'true';
  return wantsLan ? { ...env, HOST: '0.0.0.0' } : env;
}
