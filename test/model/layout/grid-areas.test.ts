/** The areas of a grid are looked through once, however many items are in them. */
import type { Box } from '../../../shared/model/layout/boxes/box';
import type { GridLine, Style } from '../../../shared/model/layout/boxes/style';
import { placeItems } from '../../../shared/model/layout/grid/grid-places';

const named = (name: string): GridLine => ({ name });

const item = (name: string): Box =>
	({
		style: { gridColumnStart: named(name), gridColumnEnd: named(name), gridRowStart: named(name), gridRowEnd: named(name) },
	}) as unknown as Box;

test('places items in areas, which are looked through once', () => {
	const areas = Array.from({ length: 300 }, (_, row) => [`a${row}`, 'b']);
	const entries = jest.spyOn(areas, 'entries');
	const none = { tracks: [], names: new Map<string, readonly number[]>() };
	const style = { gridTemplateAreas: areas, gridAutoFlow: 'row' } as unknown as Style;
	const boxes = Array.from({ length: 300 }, (_, row) => item(`a${row}`));
	for (let grid = 0; grid < 3; grid++) {
		const { items } = placeItems([...boxes, item('b')], style, none, none);
		expect(items.slice(0, 300).map(({ row, column, rows, columns }) => [row, column, rows, columns])).toEqual(
			boxes.map((_, row) => [row, 0, 1, 1]),
		);
		expect(items[300]).toMatchObject({ row: 0, column: 1, rows: 300, columns: 1 });
	}
	expect(entries).toHaveBeenCalledTimes(2);
});

test('lines that have the name of those of an area count, too', () => {
	const areas = [['a', 'a', '.']];
	const columns = { tracks: [], names: new Map([['a-end', [4]]]) };
	const style = { gridTemplateAreas: areas, gridAutoFlow: 'row' } as unknown as Style;
	const { items } = placeItems([item('a')], style, columns, { tracks: [], names: new Map() });
	expect(items[0]).toMatchObject({ column: 0, columns: 3 });
});
