/** The text state and the text matrices while content is interpreted (ISO 32000-2, 9.3 and 9.4.2). */
import type { ContentOperators } from '../content/operators';
import type { ReadingFont } from '../font/reading/reading-font';
import type { Box, Matrix } from '../geometry/geometry';

/** The state for painting other things than text. */
export interface Paint {
	/** The box around the clipping path, in the space that `TextState.matrix` leads to. */
	readonly clip: Box;
	/** In user space. */
	readonly lineWidth: number;
	/** How many components a color for filling has where the highest or lowest values are white; 0 in other color spaces. */
	readonly components: number;
	/** Whether areas are filled with white. */
	readonly isWhite: boolean;
}

/** The plain values that `q` saves and `Q` restores. */
export interface TextState {
	/** From user space to the page as displayed. */
	matrix: Matrix;
	font: ReadingFont | undefined;
	size: number;
	charSpace: number;
	wordSpace: number;
	/** Horizontal scaling; 1 is normal. */
	stretch: number;
	leading: number;
	rise: number;
	mode: number;
	/** The observer of painting keeps it here: replaced, never changed. */
	paint?: Paint;
}

export const initialState = (matrix: Matrix): TextState => ({
	matrix,
	font: undefined,
	size: 0,
	charSpace: 0,
	wordSpace: 0,
	stretch: 1,
	leading: 0,
	rise: 0,
	mode: 0,
});

const number = (operators: ContentOperators, index: number): number => operators.number(index) || 0;

/** Follows the operators that only set a number of the state; whether it is one. */
export function setsNumber(operators: ContentOperators, state: TextState): boolean {
	switch (operators.operator) {
		case 'Tc':
			state.charSpace = number(operators, 0);
			return true;
		case 'Tw':
			state.wordSpace = number(operators, 0);
			return true;
		case 'Tz':
			state.stretch = number(operators, 0) / 100;
			return true;
		case 'TL':
			state.leading = number(operators, 0);
			return true;
		case 'Ts':
			state.rise = number(operators, 0);
			return true;
		case 'Tr':
			state.mode = number(operators, 0);
			return true;
		default:
			return false;
	}
}

/** The text matrix and the text line matrix, which differ by a shift only. */
export class TextMatrix {
	a = 1;
	b = 0;
	c = 0;
	d = 1;
	e = 0;
	f = 0;
	private lineE = 0;
	private lineF = 0;

	/** `BT` */
	reset(): void {
		this.set(1, 0, 0, 1, 0, 0);
	}

	/** `Tm` */
	set(a: number, b: number, c: number, d: number, e: number, f: number): void {
		this.a = a;
		this.b = b;
		this.c = c;
		this.d = d;
		this.e = this.lineE = e;
		this.f = this.lineF = f;
	}

	/** `Td` */
	moveLine(x: number, y: number): void {
		this.e = this.lineE += x * this.a + y * this.c;
		this.f = this.lineF += x * this.b + y * this.d;
	}

	/** Moves past glyphs that were shown. */
	advance(x: number, y: number): void {
		this.e += x * this.a + y * this.c;
		this.f += x * this.b + y * this.d;
	}

	/** Follows `BT`, `Tm`, `Td`, `TD` and `T*`; whether it is one. */
	follow(operators: ContentOperators, state: TextState): boolean {
		switch (operators.operator) {
			case 'BT':
				this.reset();
				return true;
			case 'Tm':
				if (operators.count >= 6)
					this.set(
						number(operators, 0),
						number(operators, 1),
						number(operators, 2),
						number(operators, 3),
						number(operators, 4),
						number(operators, 5),
					);
				return true;
			case 'TD':
				state.leading = -number(operators, 1);
				this.moveLine(number(operators, 0), number(operators, 1));
				return true;
			case 'Td':
				this.moveLine(number(operators, 0), number(operators, 1));
				return true;
			case 'T*':
				this.moveLine(0, -state.leading);
				return true;
			default:
				return false;
		}
	}
}
