import { GraphicsStates } from '../../../shared/model/interpreter/graphics-state';
import { ContentOperators } from '../../../shared/model/content/operators';
import type { Matrix } from '../../../shared/model/geometry/geometry';

/** The matrix at the end of the content, and the operators that are left to the interpreter. */
function interpreted(content: string): { readonly matrix: Matrix; readonly left: readonly string[]; readonly name: string } {
	const operators = new ContentOperators(Buffer.from(content, 'latin1'));
	const states = new GraphicsStates<{ matrix: Matrix; name: string }>({ matrix: [1, 0, 0, 1, 0, 0], name: 'first' });
	const left: string[] = [];
	while (operators.next()) {
		if (states.follow(operators)) continue;
		left.push(operators.operator);
		states.current.name = operators.operator;
	}
	return { ...states.current, left };
}

describe('the graphics state', () => {
	it.each<[string, string, Matrix]>([
		['begins with the identity', '', [1, 0, 0, 1, 0, 0]],
		['is transformed in the order of the operators', '2 0 0 2 0 0 cm 1 0 0 1 5 7 cm', [2, 0, 0, 2, 10, 14]],
		['is restored', 'q 2 0 0 2 0 0 cm q 1 0 0 1 5 5 cm Q Q', [1, 0, 0, 1, 0, 0]],
		['keeps the values that were set before it was saved', '2 0 0 2 0 0 cm q 3 0 0 3 0 0 cm Q', [2, 0, 0, 2, 0, 0]],
		['ignores a restore without a save', 'Q Q 2 0 0 2 0 0 cm Q', [2, 0, 0, 2, 0, 0]],
		['ignores a matrix that is not one', '2 0 0 2 cm', [1, 0, 0, 1, 0, 0]],
	])('%s', (_, content, expected) => {
		expect(interpreted(content).matrix).toEqual(expected);
	});

	it('saves and restores what the interpreter keeps in it', () => {
		expect(interpreted('0 g q 1 w Q')).toMatchObject({ left: ['g', 'w'], name: 'g' });
	});

	it('restores the right state after more saves than are kept', () => {
		const saves = 'q '.repeat(20_000);
		const restores = 'Q '.repeat(20_000);
		expect(interpreted(`2 0 0 2 0 0 cm ${saves} ${restores}`).matrix).toEqual([2, 0, 0, 2, 0, 0]);
		expect(interpreted(`q 2 0 0 2 0 0 cm ${saves} 3 0 0 3 0 0 cm ${restores} Q`).matrix).toEqual([1, 0, 0, 1, 0, 0]);
	});
});
