/** Rules of a page: each is compared with all of the other direction, unless there are more than tables have. */
import { atOnce } from '../../../shared/model/text/fragments/steps';
import { rulingOf } from '../../../shared/model/text/rules/grids';
import type { Rule } from '../../../shared/model/text/rules/rules';

const gridsIn = (rules: readonly Rule[]) => atOnce(rulingOf(rules)).grids;

/** As many rules across, and down, which all meet. */
const crossing = (across: number, down: number): Rule[] =>
	[false, true].flatMap((isVertical) =>
		Array.from({ length: isVertical ? down : across }, (_, index) => ({
			isVertical,
			at: index * 3,
			from: 0,
			to: 3 * ((isVertical ? across : down) - 1),
		})),
	);

test('a thousand rules make a grid, and more are not compared', () => {
	const [grid, ...others] = gridsIn(crossing(900, 100));
	expect([grid?.rows.length, grid?.columns.length, others]).toEqual([900, 100, []]);
	expect(gridsIn(crossing(900, 101))).toEqual([]);
});

describe('two tables that touch', () => {
	const across = [0, 20, 40, 60, 80].map((at): Rule => ({ isVertical: false, at, from: 0, to: 300 }));
	const down = (at: number, from: number, to: number): Rule => ({ isVertical: true, at, from, to });
	const bordersOf = (inner: readonly Rule[]) =>
		gridsIn([...across, down(0, 0, 80), down(300, 0, 80), ...inner]).map(({ xs, ys }) => [xs, ys]);

	test('are two grids where none of their columns goes on', () => {
		expect(bordersOf([down(100, 0, 40), down(150, 40, 80), down(220, 40, 80)])).toEqual([
			[
				[0, 100, 300],
				[0, 20, 40],
			],
			[
				[0, 150, 220, 300],
				[40, 60, 80],
			],
		]);
	});

	test('are one grid if a column has the same border in both, if one has no columns, or a single row', () => {
		const all = [0, 20, 40, 60, 80];
		expect(bordersOf([down(150, 0, 40), down(150.5, 40, 80), down(220, 40, 80)])).toEqual([[[0, 150, 220, 300], all]]);
		expect(bordersOf([down(150, 40, 80), down(220, 40, 80)])).toEqual([[[0, 150, 220, 300], all]]);
		expect(bordersOf([down(100, 0, 20), down(150, 20, 80), down(220, 20, 80)])).toEqual([[[0, 100, 150, 220, 300], all]]);
	});
});

describe('two tables that touch beside each other', () => {
	const down = [0, 80, 150, 230, 300].map((at): Rule => ({ isVertical: true, at, from: 0, to: 120 }));
	const across = (from: number, to: number, places: readonly number[]) =>
		places.map((at): Rule => ({ isVertical: false, at, from, to }));
	const bordersOf = (rows: readonly Rule[]) => gridsIn([...down, ...rows]).map(({ xs, ys }) => [xs, ys]);
	const narrow = [0, 20, 45, 70, 95, 120];

	test('are two grids where most of their rows end between them', () => {
		expect(bordersOf([...across(0, 150, narrow), ...across(150, 300, [0, 20, 55, 85, 120])])).toEqual([
			[[0, 80, 150], narrow],
			[
				[150, 230, 300],
				[0, 20, 55, 85, 120],
			],
		]);
	});

	test('are one grid with cells over several rows, and where one side is one column', () => {
		const all = [0, 80, 150, 230, 300];
		expect(bordersOf([...across(0, 150, [0, 45, 95, 120]), ...across(150, 300, narrow)])).toEqual([[all, narrow]]);
		expect(bordersOf([...across(0, 80, narrow), ...across(80, 300, [0, 20, 55, 85, 120])])).toEqual([
			[all, [0, 20, 45, 55, 70, 85, 95, 120]],
		]);
	});
});

test('borders of several lines, of which each ends the borders on its side, are those of one grid', () => {
	const across = (at: number): Rule => ({ isVertical: false, at, from: 0, to: 300 });
	// Word processors draw a thick line and a thin one below it, and let each row begin after both.
	const rows = [0, 40, 54, 68].flatMap((at) => [across(at), across(at + 1.5)]);
	const columns = [0, 100, 200, 300].flatMap((at): Rule[] =>
		[
			[2.3, 39.3],
			[42.3, 53.3],
			[56.3, 67.3],
		].map(([from, to]) => ({ isVertical: true, at, from: from!, to: to! })),
	);
	const grids = gridsIn([...rows, ...columns]).map(({ xs, ys }) => [xs, ys]);
	expect(grids).toEqual([
		[
			[0, 100, 200, 300],
			[0, 40, 54, 68],
		],
	]);
});

/** The borders of three cells in each of three rows, this far apart. */
const apart = (gap: number): Rule[] =>
	[0, 1, 2].flatMap((row) =>
		[0, 1, 2].flatMap((column): Rule[] => {
			const [left, top] = [column * (60 + gap), row * (15 + gap)];
			return [
				...[top, top + 15].map((at) => ({ isVertical: false, at, from: left, to: left + 60 })),
				...[left, left + 60].map((at) => ({ isVertical: true, at, from: top, to: top + 15 })),
			];
		}),
	);

test('cells as far apart as browsers draw them are a grid, and boxes farther apart are not', () => {
	expect(gridsIn(apart(2.25)).map(({ xs, ys }) => [xs.length, ys.length])).toEqual([[4, 4]]);
	expect(gridsIn(apart(4))).toEqual([]);
});
