/** How boxes in one margin of a page share it (CSS Paged Media 3, 5.3). */

/** The size that a box asks for, with its margins, in pixels along the margin of the page. */
export interface Wish {
	readonly least: number;
	readonly most: number;
	/** Whether it takes the rest. */
	readonly isAuto: boolean;
}

export type Three<T> = readonly [first: T, middle: T, last: T];

const NOTHING: Wish = { least: 0, most: 0, isAuto: false };

/** The sizes of the boxes at both ends and in the middle, which stays in the middle. */
export function shareMargin(room: number, [first, middle, last]: Three<Wish | undefined>): Three<number> {
	if (!middle) {
		const [from, to] = shareBetween(room, first ?? NOTHING, last ?? NOTHING);
		return [from, 0, to];
	}
	const [one, other] = [first ?? NOTHING, last ?? NOTHING];
	// As if both ends were as large as the larger one.
	const both: Wish = {
		least: 2 * Math.max(one.least, other.least),
		most: 2 * Math.max(one.most, other.most),
		isAuto: one.isAuto || other.isAuto,
	};
	const [own] = shareBetween(room, middle, both);
	const rest = Math.max((room - own) / 2, 0);
	return [one.isAuto ? rest : one.most, own, other.isAuto ? rest : other.most];
}

function shareBetween(room: number, one: Wish, other: Wish): readonly [number, number] {
	if (!one.isAuto && !other.isAuto) return [one.most, other.most];
	if (!one.isAuto) return [one.most, Math.max(room - one.most, 0)];
	if (!other.isAuto) return [Math.max(room - other.most, 0), other.most];
	const part = (share: number, whole: number): number => (whole > 0 ? share / whole : 0.5);
	const [least, most] = [one.least + other.least, one.most + other.most];
	if (most <= room) {
		const own = one.most + (room - most) * part(one.most, most);
		return [own, room - own];
	}
	const own =
		least <= room ? one.least + (room - least) * part(one.most - one.least, most - least) : room * part(one.least, least);
	return [own, room - own];
}
