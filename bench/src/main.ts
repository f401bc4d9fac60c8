import { measureGrowth } from './growth.ts';

console.log('Growth: what a question costs in a small and in a large fridge');
await measureGrowth(10_000, 1_000_000, 2);
