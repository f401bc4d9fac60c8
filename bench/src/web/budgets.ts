export const KB = 1000;
export const ROUTE_CHUNK_KB = 15;
export const TBT_OVER_BARE_MS = 250;
export const CLS = 0.02;
/** Compared with the bare page, for pages that are prerendered as HTML. */
export const LCP_RATIO = 1.15;

const HOME_SCRIPT_KB = 110;
const PAGE_SCRIPT_KB = 105;
/** Includes the code that signs a person out without a connection. */
const DASHBOARD_SCRIPT_KB = 115;
const KITCHEN_SCRIPT_KB = 130;
/** With the list of foods, the dishes and, after the first rows, the recipes that belong to everybody. */
const COOK_SCRIPT_KB = 310;
const scriptKbs: Record<string, number> = {
  ...{ home: HOME_SCRIPT_KB, dashboard: DASHBOARD_SCRIPT_KB, kitchen: KITCHEN_SCRIPT_KB },
  cook: COOK_SCRIPT_KB,
};
export const scriptKb = (page: string) => scriptKbs[page] ?? PAGE_SCRIPT_KB;
