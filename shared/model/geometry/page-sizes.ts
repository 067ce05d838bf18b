/** Sizes of paper, in points: the shorter side first. */
const millimetres = (short: number, long: number) => [(short * 72) / 25.4, (long * 72) / 25.4] as const;

export const PAGE_SIZES = {
	A3: millimetres(297, 420),
	A4: millimetres(210, 297),
	A5: millimetres(148, 210),
	A6: millimetres(105, 148),
	Letter: [612, 792],
	Legal: [612, 1008],
	Tabloid: [792, 1224],
} as const satisfies Readonly<Record<string, readonly [short: number, long: number]>>;

export type PageSizeName = keyof typeof PAGE_SIZES;

/** Bounds of the sides of pages, in units of user space (ISO 32000-2, Annex C). */
export const SHORTEST_SIDE = 3;
export const LONGEST_SIDE = 14_400;
