/** Floats at the top of a block, beside which the block may have no place. */
import type { Box } from '../../../shared/model/layout/boxes/box';
import { TopFloats } from '../../../shared/model/layout/margins';

const pixels = (px: number) => ({ px, percent: 0 });

/** A box of this width, in pixels, as far as floats are concerned. */
const boxOf = (width: number, float: 'left' | 'none'): Box =>
	({
		style: { float, width: pixels(width), boxSizing: 'border-box', overflow: 'hidden' },
		isPositioned: false,
		inner: 'blocks',
		children: [],
		known: new Map(),
	}) as unknown as Box;

test('remembers the widths of a hundred floats beside each other, however many there are', () => {
	const withFloats = (count: number): TopFloats => {
		const floats = new TopFloats();
		for (let index = 0; index < count; index++) floats.add(boxOf(1, 'left'));
		return floats;
	};
	expect(withFloats(50).isBeside(boxOf(950, 'none'), 1000)).toBe(true);
	expect(withFloats(50).isBeside(boxOf(951, 'none'), 1000)).toBe(false);
	expect(withFloats(100).isBeside(boxOf(901, 'none'), 1000)).toBe(false);
	// Those beyond take no place: their widths are unknown.
	expect(withFloats(10_000).isBeside(boxOf(900, 'none'), 1000)).toBe(true);
});
