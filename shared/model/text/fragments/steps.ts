/** The steps of reading a page, and what they cost. */
export { sorting } from '../../../pace/sorted';
export { atEase, atOnce, type Steps } from '../../../pace/steps';

/** How many fragments, segments or lines are one step, and its cost. */
export const STRIDE = 1000;
export const STRIDE_COST = 300_000;
/** The same for a direction of writing, of which a page may have as many as fragments. */
export const FRAME_COST = 10_000;
