export const heading = 'Assistants';
export const introduction =
  '“What should I eat first?” Give your assistant this address (MCP), and it looks into your kitchens.';
export const address = 'Address for your assistant';
export const needsKey = 'It asks for a key. Make one below: one that only looks is enough for questions.';
export const copy = 'Copy the address';
export const copied = 'Address copied.';
export const copyFailed =
  'Your browser does not let us copy. Please select the address and copy it yourself.';
