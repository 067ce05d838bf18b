/** The floats of a box in the order of their lower edges: boxes below them are placed after them. */
import { sorting } from '../../../pace/sorted';
import type { Laid, Placed } from '../boxes/laid';
import type { Steps } from '../boxes/setting';

export const isFloat = ({ box }: Laid): boolean => box.style.float !== 'none';

const findLowerEdge = ({ y, height }: Laid): number => y + height;

export class FloatsByEnd {
	private next = 0;
	private readonly placed = new Map<Laid, Placed>();

	private constructor(private readonly waiting: readonly Laid[]) {}

	static readonly none = new FloatsByEnd([]);

	static *of({ apart }: Laid): Steps<FloatsByEnd> {
		if (apart.length === 0) return FloatsByEnd.none;
		return new FloatsByEnd(yield* sorting(apart.filter(isFloat), (one, other) => findLowerEdge(one) - findLowerEdge(other)));
	}

	/** The next one that ends at or above a height. */
	takeAbove(y: number): Laid | undefined {
		const box = this.waiting[this.next];
		if (!box || findLowerEdge(box) > y) return undefined;
		this.next++;
		return box;
	}

	keep(one: Placed): Placed {
		this.placed.set(one.laid, one);
		return one;
	}

	placedOf(box: Laid): Placed | undefined {
		return this.placed.get(box);
	}
}
