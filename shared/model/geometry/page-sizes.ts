/** To a thousandth, so that every operation writes the same number. */
const points = (millimetres: number): number => Math.round((millimetres * 72_000) / 25.4) / 1000;
const metric = (short: number, long: number) => [points(short), points(long)] as const;

/** Sizes of paper, in points: the shorter side first. */
export const PAGE_SIZES = {
	A3: metric(297, 420),
	A4: metric(210, 297),
	A5: metric(148, 210),
	A6: metric(105, 148),
	Letter: [612, 792],
	Legal: [612, 1008],
	Tabloid: [792, 1224],
} as const satisfies Readonly<Record<string, readonly [short: number, long: number]>>;

/** Bounds of the sides of pages, in units of user space (ISO 32000-2, Annex C). */
export const SHORTEST_SIDE = 3;
export const LONGEST_SIDE = 14_400;
