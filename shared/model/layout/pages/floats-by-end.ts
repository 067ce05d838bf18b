/** The floats of a box in the order of their lower edges: boxes below them are placed after them. */
import type { Laid, Placed } from '../boxes/laid';

export const isFloat = ({ box }: Laid): boolean => box.style.float !== 'none';

const findLowerEdge = ({ y, height }: Laid): number => y + height;

export class FloatsByEnd {
	private readonly waiting: readonly Laid[];
	private next = 0;
	private readonly placed = new Map<Laid, Placed>();

	constructor(apart: readonly Laid[]) {
		this.waiting = apart.filter(isFloat).sort((one, other) => findLowerEdge(one) - findLowerEdge(other));
	}

	static readonly none = new FloatsByEnd([]);

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
