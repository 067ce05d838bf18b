/** Filters of PNG rows (PNG 9.2), which PDF takes over as predictors (ISO 32000-2, 7.4.4.4). */

/**
 * Undoes the filter of a row in place: `size` bytes of `data` from `start` on. `above` has the row above it from `aboveStart` on;
 * zeros for the first one. `step` is the bytes of a pixel, at least one. Filter types that do not exist change nothing. Of a part of a row,
 * `before` is the bytes of the row before it.
 */
export function unfilterRow(
	kind: number,
	data: Uint8Array,
	start: number,
	size: number,
	above: Uint8Array,
	aboveStart: number,
	step: number,
	before = 0,
): void {
	const end = start + size;
	/** Where the second pixel of the row is. */
	const second = start - before + step;
	const shift = aboveStart - start;
	if (kind === 1) for (let i = Math.max(start, second); i < end; i++) data[i] = data[i]! + data[i - step]!;
	else if (kind === 2) for (let i = start; i < end; i++) data[i] = data[i]! + above[i + shift]!;
	else if (kind === 3)
		for (let i = start; i < end; i++) data[i] = data[i]! + (((i >= second ? data[i - step]! : 0) + above[i + shift]!) >> 1);
	else if (kind === 4)
		for (let i = start; i < end; i++) {
			const isFirst = i < second;
			const left = isFirst ? 0 : data[i - step]!;
			data[i] = data[i]! + paeth(left, above[i + shift]!, isFirst ? 0 : above[i + shift - step]!);
		}
}

/** The neighbour that is nearest to left + above - upper left (PNG 9.4). */
export function paeth(left: number, above: number, corner: number): number {
	const estimate = left + above - corner;
	const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - above), Math.abs(estimate - corner)];
	return a <= b && a <= c ? left : b <= c ? above : corner;
}
