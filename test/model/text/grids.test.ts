/** Rules of a page: each is compared with all of the other direction, unless there are more than tables have. */
import { atOnce } from '../../../shared/model/text/fragments/steps';
import { gridsOf } from '../../../shared/model/text/rules/grids';
import type { Rule } from '../../../shared/model/text/rules/rules';

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
	const [grid, ...others] = atOnce(gridsOf(crossing(900, 100)));
	expect([grid?.rows.length, grid?.columns.length, others]).toEqual([900, 100, []]);
	expect(atOnce(gridsOf(crossing(900, 101)))).toEqual([]);
});
