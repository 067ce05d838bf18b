/** Floats, and the room beside them. */
import { Floats } from '../../../shared/model/layout/boxes/floats';

test('looks at few of many floats for the room beside each', () => {
	const count = 5_000;
	const floats = new Floats();
	const within = { left: 0, right: 600 };
	for (let index = 0; index < count; index++) floats.place(index % 2 === 0 ? 'left' : 'right', 3, 3, 0, within);
	for (let line = 0; line < count; line++) floats.band(line / 70, 3, within);
	// 200 are beside each other.
	expect(floats.looked / (2 * count)).toBeLessThan(600);
	expect(floats.clear('both')).toBe(75);
	expect(floats.nextBottom(0)).toBe(3);
	expect(floats.band(75, 3, within)).toEqual(within);
});
