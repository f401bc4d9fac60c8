/**
 * Not imported: for an `import` from `node:http`, Node loads everything that the module exports, with its HTTP client,
 * which takes 40 ms of every start.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
