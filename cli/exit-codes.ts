/** How a command ends. */
export const DONE = 0;
/** A document failed. */
export const FAILED = 1;
/** The command line is wrong, and nothing was done. */
export const USAGE = 2;
/** A check found violations. */
export const VIOLATED = 3;
/** Documents differ. */
export const DIFFERS = 4;
