export const rules = {
  length: ({ least }: { least: number }) => `At least ${least} characters`,
  uppercase: () => 'At least one uppercase letter',
  lowercase: () => 'At least one lowercase letter',
};
