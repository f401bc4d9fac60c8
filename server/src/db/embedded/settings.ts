export const SOCKET_PORT = 5432;

/** Given on the command line, so that they override the settings in the data folder. */
const SETTINGS = {
  cluster_name: 'crisper',
  listen_addresses: '',
  port: String(SOCKET_PORT),
  // Relative to the data folder, which only its owner can enter; so the path is never too long for a socket.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '50',
  // No other database is copied into this one.
  max_logical_replication_workers: '0',
  shared_buffers: '128MB',
  // A household's data is in memory; three processes that read ahead would only wait.
  io_method: 'sync',
  autovacuum_naptime: '15s',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_duration_statement: '1s',
  // Values are personal data and stay out of the log.
  log_parameter_max_length: '0',
};

export function settingArguments(): string[] {
  return Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
