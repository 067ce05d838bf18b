/** Red, green and blue, from 0 to 1. */
export type Color = readonly [number, number, number];
